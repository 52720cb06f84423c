import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent } from 'react'
import type { SceneDrawing } from '#kits/design/scene/useSceneDrawing.ts'
import { showToast } from '#ui/overlays/toasts.ts'

/** Says once that letters are shown in another font, when one of the page is not on this device and cannot be had now. */
export function useTellMissingFonts({ isReady, missing }: Omit<SceneDrawing, 'drawing'>): void {
  const { t } = useLingui()
  const isMissing = isReady && missing.length > 0
  const tell = useEffectEvent(() => {
    const text = t`이 기기에 없는 글꼴은 다른 글꼴로 보여요. 인터넷에 연결되면 원래 글꼴로 보여요.`
    showToast({ tone: 'info', text })
  })
  useEffect(() => {
    if (isMissing) tell()
  }, [isMissing])
}
