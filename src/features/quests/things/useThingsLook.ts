import { useEffect, useEffectEvent, useState } from 'react'
import { type LogoForm, makeLook, type ThingsBrand, type ThingsLook } from './things-look.ts'

/** Null until it is made. The look before stays whole until that of a change is: colours and logo change together. */
export function useThingsLook(brand: ThingsBrand, forms: readonly LogoForm[] | null): ThingsLook | null {
  const [look, setLook] = useState<ThingsLook | null>(null)
  const key = forms === null ? null : JSON.stringify([brand, forms])
  const make = useEffectEvent(() => makeLook(brand, forms ?? []))
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
