import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useOnline } from '#engine/browser/network.ts'
import type { Command } from '#engine/queue/command.ts'
import { useOutbox } from '#engine/queue/useOutbox.ts'
import { useCachedRead } from '#engine/reads/useCachedRead.ts'
import type { Failure } from '#engine/rest/rest.ts'
import { useBrandRole } from '#engine/store/useBrandRole.ts'
import { useFailureWords } from '#engine/words/useFailureWords.ts'
import { usePlans } from '#kits/commerce/plans-read.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { showToast } from '#ui/overlays/toasts.ts'
import { Note } from '#ui/Text.tsx'
import { subscriptionRead } from '../billing-reads.ts'
import { cancelPlanCommand } from '../commands/cancel-plan.ts'
import { planFacts } from '../facts/held-facts.ts'
import { CancelWaits } from '../held/CancelWaits.tsx'
import { confirmMove } from '../held/confirm-move.ts'
import { isDone } from '../held/is-done.ts'
import { VoidWords } from '../held/VoidWords.tsx'
import { heldCommands } from '../pay/hold.ts'
import { useHold } from '../pay/useHold.ts'
import { CancelEnding } from './CancelEnding.tsx'
import styles from './Plans.module.css'
import { cancelPlan } from './plan-moves.ts'

/**
 * Asks once whether to cancel, with all that ends. Without a network it is held until it was asked again: what is held is confirmed
 * here.
 */
export default function CancelDialog({ idBrand, onClose }: { idBrand: number; onClose: () => void }) {
  const { t } = useLingui()
  const failureWords = useFailureWords()
  const isOnline = useOnline()
  const hold = useHold(idBrand)
  const held = useOutbox()?.find(
    ({ lane, brand }) => lane === cancelPlanCommand.call.name && brand === idBrand,
  )
  const isOwner = useBrandRole(idBrand) === 'BRAND_ROLE_OWNER'
  const { data: now } = useCachedRead(subscriptionRead, { brand: idBrand })
  const { data: plans } = usePlans()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const plan = plans?._embedded.plans.find(({ level }) => level === now?.plan.level)
  const free = plans?._embedded.plans.find(({ price }) => price === 0)

  const isWaiting = held?.state === 'held'
  const isOver = held?.state === 'void' || held?.state === 'failed'
  const isCancelled = now !== null && isDone(cancelPlanCommand.call.name, {}, { now, cards: null })

  async function cancel(): Promise<void> {
    setIsBusy(true)
    setFailure(null)
    await (!isOnline ? keep() : held && isWaiting ? confirmWaiting(held.n ?? 0) : cancelNow())
    setIsBusy(false)
  }
  async function cancelNow(): Promise<void> {
    const result = await cancelPlan(idBrand)
    if (!result.ok) return setFailure(result)
    if (isOver) await discard()
    end()
  }
  async function confirmWaiting(n: number): Promise<void> {
    const sent = await confirmMove(idBrand, erased, n)
    if (sent === 'sent') end()
    if (sent === 'unanswered') showToast({ tone: 'error', text: t`서버에 닿지 못했어요.` })
  }
  async function keep(): Promise<void> {
    if (now && (await hold(cancelPlanCommand, {}, planFacts(now)))) onClose()
  }
  async function discard(): Promise<void> {
    const { discardRow } = await import('#engine/queue/outbox.ts')
    await discardRow(held?.n ?? 0)
  }
  function end(): void {
    showToast({ tone: 'success', text: t`구독을 해지했어요` })
    onClose()
  }
  function reason(): string | undefined {
    if (!isOwner) return t`소유자만 할 수 있어요.`
    if (isBusy) return t`해지하는 중이에요`
    if (isCancelled) return t`이미 해지했어요`
    if (isOnline) return undefined
    if (isWaiting) return t`연결되면 다시 확인할게요`
    return now && plan && free ? undefined : t`인터넷에 연결되어야 할 수 있어요`
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={isOnline && isWaiting ? t`연결됐어요. 구독을 해지할까요?` : t`구독을 해지할까요?`}
      closeLabel={t`닫기`}
      actions={
        <>
          {held && (isWaiting || isOver) && (
            <Button
              look="quiet"
              hangs="start"
              disabled={isBusy && !isOver}
              onClick={() => void discard().then(isWaiting ? onClose : undefined)}
            >
              <Trans>해지 요청 지우기</Trans>
            </Button>
          )}
          <Button onClick={onClose}>
            <Trans>닫기</Trans>
          </Button>
          <Button
            look="ink"
            aria-busy={isBusy || undefined}
            disabledReason={reason()}
            onClick={() => void cancel()}
          >
            {isOnline || isWaiting ? <Trans>구독 해지</Trans> : <Trans>해지 요청 담아 두기</Trans>}
          </Button>
        </>
      }
    >
      {now && plan && free ? <CancelEnding now={now} plan={plan} free={free} /> : <Skeleton lines={4} />}
      {!isOnline && now && (
        <p className={styles.why} role="status">
          {isWaiting ? (
            <Trans>해지 요청을 담아 두었어요. 아직 해지되지 않았어요.</Trans>
          ) : (
            <Trans>지금은 해지되지 않아요. 연결되면 다시 확인한 뒤 해지할지 물어볼게요.</Trans>
          )}{' '}
          <CancelWaits phase={now.phase} periodEndDate={now.periodEndDate} />
        </p>
      )}
      {held && isOver && (
        <Note tone="danger" role="alert">
          <VoidWords idBrand={idBrand} row={held} parts={{}} />
        </Note>
      )}
      {failure && (
        <Note tone="danger" role="alert">
          {failureWords(failure)}
        </Note>
      )}
    </Dialog>
  )
}

const erased = heldCommands[cancelPlanCommand.call.name] as Command
