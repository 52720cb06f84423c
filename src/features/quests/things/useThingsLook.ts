import { useEffect, useEffectEvent, useState } from 'react'
import type { LogoEditorState } from '#model/documents/logo-editor.ts'
import { makeLook, type ThingsBrand, type ThingsLook } from './things-look.ts'

/** Null until it is made. The look before stays whole until that of a change is: colours and logo change together. */
export function useThingsLook(brand: ThingsBrand, logo: LogoEditorState | null): ThingsLook | null {
  const [look, setLook] = useState<ThingsLook | null>(null)
  const key = logo && JSON.stringify([brand, logo])
  const make = useEffectEvent(async () => logo && (await makeLook(brand, logo)))
  useEffect(() => {
    if (key === null) return
    let isOver = false
    void make().then((made) => {
      if (!isOver) setLook(made)
    })
    return () => {
      isOver = true
    }
  }, [key])
  return look
}
