import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { isLocal } from '#device/brand-ref.ts'
import { useDocumentView } from '#device/documents/useDocument.ts'
import { useValue } from '#device/documents/useValue.ts'
import { useOnline } from '#device/network.ts'
import { useLive } from '#device/store/useLive.ts'
import { isAtLeast, toBrandRole } from '#model/access/roles.ts'
import { guide } from '#model/documents/guide.ts'
import { showToast } from '#ui/overlays/toasts.ts'

type Settled = 'colors' | 'typography'

export interface Settling {
  /** `waiting`: asked for on this device, and the server has not answered yet. */
  readonly state: 'open' | 'waiting' | 'settled'
  readonly isOnline: boolean
  /** Why this person may not settle, in words. */
  readonly refusal: string | null
  /** Why the server would not, in words. */
  readonly failure: string | null
  /** `seen`: what the person saw and means, by property. */
  settle(seen: Readonly<Record<string, unknown>>): void
}

const flags = { colors: guide.visual.colorFinalised, typography: guide.visual.typographyFinalised }
const calls = { colors: 'brandVisual.changeColors', typography: 'brandVisual.changeTypography' }

/**
 * Settling a part of the guide. The server rules it and puts it into the document, so it is asked for by the queue and
 * waits there without a network. A brand without an account rules itself.
 */
export function useSettle(what: Settled): Settling {
  const { t } = useLingui()
  const flag = flags[what]
  const { document } = useDocumentView('guide')
  const { brand, account } = document
  const [isSettled, choose] = useValue(flag)
  const [isAsked, setIsAsked] = useState(false)
  const isOnline = useOnline()
  const isHere = isLocal(brand) || account === null
  const known = useLive(isHere ? null : `settle ${what} ${account} ${brand}`, async () => {
    const { accountStore } = await import('#device/store/account-store.ts')
    return async () => {
      const store = accountStore(account ?? 0)
      const role = (await store.brands.get(brand as number))?.brandRole ?? null
      const rows = (await store.outbox.toArray()).filter(({ name }) => name === calls[what])
      return { role, last: rows.at(-1) ?? null }
    }
  })

  const failed = known?.last?.state === 'failed' ? known.last : null
  const isWaiting = known?.last?.state === 'waiting' || (isAsked && failed === null)
  const mayNot = known?.role != null && !isAtLeast(toBrandRole(known.role), 'BRAND_ROLE_DESIGNER')

  async function ask(seen: Readonly<Record<string, unknown>>): Promise<void> {
    setIsAsked(true)
    const [{ enqueue }, { changeColors, changeTypography }] = await Promise.all([
      import('#device/queue/outbox.ts'),
      import('#contract/visual.ts'),
    ])
    const body = { finalised: true, seen }
    const kept =
      what === 'colors'
        ? await enqueue(changeColors, { body: body as never })
        : await enqueue(changeTypography, { body: body as never })
    if (kept.ok) return
    setIsAsked(false)
    showToast({
      tone: 'error',
      text:
        kept.reason === 'no-space'
          ? t`이 기기에 자리가 없어 확정을 맡아 두지 못했습니다.`
          : t`로그인이 끝나 확정하지 못했습니다. 다시 로그인해 주세요.`,
    })
  }

  return {
    state: isSettled === true ? 'settled' : isWaiting ? 'waiting' : 'open',
    isOnline,
    refusal: mayNot ? t`디자이너부터 확정할 수 있어요. 팀의 디자이너나 관리자에게 부탁해 주세요.` : null,
    failure: isSettled !== true && failed ? (failed.message ?? t`서버가 확정하지 못했습니다.`) : null,
    settle: (seen) => {
      if (isHere) choose(true)
      else void ask(seen).catch((cause: unknown) => console.warn('settling was not kept', cause))
    },
  }
}
