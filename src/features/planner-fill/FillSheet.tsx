import { Plural, Trans, useLingui } from '@lingui/react/macro'
import Undo2 from 'lucide-react/icons/undo-2'
import { useState } from 'react'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import type { BrandRef } from '#engine/identity/brand-ref.ts'
import { useDayWords } from '#kits/planner/day-words.ts'
import { designIdsOfEntries } from '#kits/planner/dress/made-designs.ts'
import { usePlannerActions } from '#kits/planner/usePlanner.ts'
import { monthOf } from '#model/planner/month.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { showToast } from '#ui/overlays/toasts.ts'
import { ChannelsAndSlots } from './ChannelsAndSlots.tsx'
import { DaysQuestion } from './DaysQuestion.tsx'
import styles from './FillSheet.module.css'
import { Mix } from './Mix.tsx'
import { NeverQuestion } from './NeverQuestion.tsx'
import { useFill } from './useFill.ts'

interface Props {
  month: string
  onClose: () => void
}

/** The questions on the left, the mix on the right; nothing is written until the last button. */
export default function FillSheet({ month, onClose }: Props) {
  const { t } = useLingui()
  const [now] = useState(() => Date.now())
  const fill = useFill(month, now)
  const actions = usePlannerActions()
  const { document } = useDocumentView('planner')
  const monthWord = useDayWords().month(month)
  const count = fill.drafts.length
  const kept = [...fill.taken].filter((day) => monthOf(day) === month).length

  function put(): void {
    const keys = actions.addAll(fill.drafts)
    onClose()
    if (keys.length === 0) {
      showToast({ tone: 'error', text: t`글이 너무 많아서 넣지 못했어요` })
      return
    }
    showToast({
      tone: 'success',
      text: <Plural value={keys.length} other="초안 #편을 넣었어요" />,
      action: { label: t`실행 취소`, onPress: () => takeBack(keys) },
    })
  }
  function takeBack(keys: readonly string[]): void {
    actions.takeBack(keys)
    // Designs that were made of them in the meantime, and nothing was done to.
    const made = designIdsOfEntries(keys)
    if (made.length > 0) void discard(document.brand, made)
  }
  const reason =
    count > 0 ? undefined : fill.answers.channels.length === 0 ? t`채널을 골라 주세요` : t`채울 날이 없어요`
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closesOutside={false}
      title={<Trans>{monthWord} 채우기</Trans>}
      description={<Trans>세 가지만 답하면 자리마다 초안을 지어 둬요. 올리는 건 늘 직접 해요.</Trans>}
      closeLabel={t`닫기`}
      size="xl"
      isBare
      actions={
        <>
          <p className={styles.kept}>
            <Icon of={Undo2} size="small" />
            {kept > 0 ? (
              <Plural value={kept} other="있던 글 #편(●)은 그대로 둬요. 한 번에 실행 취소할 수 있어요." />
            ) : (
              <Trans>한 번에 실행 취소할 수 있어요.</Trans>
            )}
          </p>
          <Button onClick={onClose}>
            <Trans>취소</Trans>
          </Button>
          <Button look="ink" disabledReason={reason} reasonAt="hidden" onClick={put}>
            <Plural value={count} other="초안 #편 넣기" />
          </Button>
        </>
      }
    >
      <div className={styles.halves}>
        <div className={styles.questions}>
          <section className={styles.question} aria-labelledby="fill-often">
            <h3 id="fill-often">
              <i>1</i>
              <Trans>얼마나 자주 올릴까요?</Trans>
            </h3>
            <ChannelsAndSlots fill={fill} />
          </section>
          <section className={styles.question} aria-labelledby="fill-days">
            <h3 id="fill-days">
              <i>2</i>
              <Trans>{monthWord}에 중요한 것은 무엇인가요?</Trans>
            </h3>
            <DaysQuestion fill={fill} />
          </section>
          <section className={styles.question} aria-labelledby="fill-never">
            <h3 id="fill-never">
              <i>3</i>
              <Trans>하지 않을 것은 무엇인가요?</Trans>
            </h3>
            <NeverQuestion fill={fill} />
          </section>
        </div>
        <Mix month={month} fill={fill} />
      </div>
    </Dialog>
  )
}

async function discard(brand: BrandRef, ids: readonly string[]): Promise<void> {
  try {
    const { discardMade } = await import('#kits/planner/dress/make-design.ts')
    await discardMade(brand, ids)
  } catch (cause) {
    console.warn('designs of drafts that were taken back stay', cause)
  }
}
