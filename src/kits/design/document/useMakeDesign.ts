import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { showToast } from '#ui/overlays/toasts.ts'
import type { DesignType } from '../library/design-folder.ts'

interface MakeDesign {
  readonly isBusy: boolean
  /**
   * Opens the design whose id `make` resolves to; null: it is made of one that is not on this device, which is said, as a failure
   * is. One press makes one. Answers whether it was made. `before` may open it elsewhere, and answers whether its screen opens
   * here.
   */
  readonly open: (make: () => Promise<string | null>, before?: (id: string) => boolean) => Promise<boolean>
}

/** Makes a design or a template of the brand, also without a network, and opens it. */
export function useMakeDesign(createdType: DesignType = 'USER'): MakeDesign {
  const { t } = useLingui()
  const navigate = useNavigate()
  const isMaking = useRef(false)
  const [isBusy, setIsBusy] = useState(false)
  const change = (is: boolean) => {
    isMaking.current = is
    setIsBusy(is)
  }
  const run = async (make: () => Promise<string | null>, before: (id: string) => boolean) => {
    const id = await make()
    if (id === null) {
      showToast({ tone: 'error', text: t`이 기기에 없는 디자인이에요. 인터넷에 연결되면 할 수 있어요.` })
      return false
    }
    if (!before(id)) return true
    const to = createdType === 'BRAND' ? '/brand/brand-template/$id' : '/brand/design/$id'
    await navigate({ to, params: { id } })
    return true
  }
  const open: MakeDesign['open'] = async (make, before = () => true) => {
    if (isMaking.current) return false
    change(true)
    return run(make, before)
      .catch((cause: unknown) => {
        console.warn('the design cannot be made', cause)
        showToast({
          tone: 'error',
          text: t`디자인을 만들지 못했어요. 이 기기의 저장 공간을 확인하고 다시 눌러 주세요.`,
        })
        return false
      })
      .finally(() => change(false))
  }
  return { isBusy, open }
}
