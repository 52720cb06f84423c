import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { useDocument } from '#engine/documents/react/useDocument.ts'
import { useList } from '#engine/documents/react/useList.ts'
import { stepParams } from '#model/workbook/step-params.ts'
import { Button } from '#ui/controls/Button.tsx'
import { buttonClass } from '#ui/controls/button-class.ts'
import { Icon } from '#ui/Icon.tsx'
import { phone } from '#ui/media-queries.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { Text } from '#ui/Text.tsx'
import { useMedia } from '#ui/useMedia.ts'
import { usePressOnceKnown } from '#ui/usePressOnceKnown.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { QuestionProps } from '../answers/question-props.ts'
import { useReadOnlyReason } from '../answers/useReadOnlyReason.ts'
import { DeletedItemNotice } from '../list-items/DeletedItemNotice.tsx'
import { deletedExcerpt } from '../list-items/deleted-excerpt.ts'
import { useDeletedItem } from '../list-items/useDeletedItem.ts'
import { useListProblem } from '../list-items/useListProblem.ts'
import { CompetitorCards } from './CompetitorCards.tsx'
import styles from './Competitors.module.css'
import { CompetitorTable } from './CompetitorTable.tsx'
import { type Competitor, competitors } from './competitor-columns.ts'
import type { CompetitorRows } from './competitor-rows.ts'

const firstStep = 'strategy/positioning/market/competitor'

/** All competitors with the columns of this step editable and the columns of other steps read-only. */
export default function Competitors({ step, words }: QuestionProps) {
  const { t } = useLingui()
  const { items, add, move, remove, isFull, isOver } = useList(competitors)
  const { undo, isEditable } = useDocument()
  const offer = useDeletedItem(competitors, items)
  const lock = useReadOnlyReason()
  const problem = useListProblem(competitors.path)
  const isPhone = useMedia(phone)
  const [spoken, setSpoken] = useState('')
  const [freshKey, setFreshKey] = useState<string | null>(null)
  const edited = step.question.kind === 'competitors' ? step.question.columns : []
  const asksForName = edited.includes('brandName')
  const isBlocked = lock !== null || !isEditable
  const count = items.length
  const { atMost } = competitors
  const nameOf = ({ key, brandName }: Competitor) => {
    const number = items.findIndex((item) => item.key === key) + 1
    return brandName?.trim() || t`이름 없는 브랜드 ${number}`
  }

  const rows: CompetitorRows = {
    items,
    edited,
    isBlocked,
    freshKey,
    nameOf,
    watch: offer.watch,
    move: (from, to) => {
      const item = items[from]
      if (!item || to < 0 || to >= count || from === to) return
      move(item.key, to)
      const name = nameOf(item)
      const position = to + 1
      setSpoken(t`${name}: ${count}곳 중 ${position}번째`)
    },
    remove: (item) => {
      const name = nameOf(item)
      offer.expectRemoval(item.key)
      remove(item.key)
      showToast({
        tone: 'success',
        text: t`지웠어요: ${name}`,
        action: { label: t`실행 취소`, onPress: undo },
      })
    },
  }
  const isReading = lock === null && !isEditable
  const { press: addRow } = usePressOnceKnown(isReading, 'row', () => setFreshKey(add({})))
  const adding = asksForName ? (
    <Button
      icon={<Icon of={Plus} size="small" />}
      disabledReason={isFull() ? t`${atMost}곳까지 견줄 수 있어요` : undefined}
      reasonAt="beside"
      onClick={addRow}
    >
      <Trans>경쟁 브랜드 추가</Trans>
      <span className={styles.count}>
        {count} / {atMost}
      </span>
    </Button>
  ) : (
    <Link to="/work-book/$" params={stepParams(firstStep)} className={buttonClass()}>
      {count === 0 ? <Trans>경쟁 브랜드 먼저 적기</Trans> : <Trans>경쟁 브랜드 더하기</Trans>}
    </Link>
  )

  return (
    <div className={styles.competitors}>
      {offer.deleted && (
        <DeletedItemNotice
          name={nameOf(offer.deleted.item)}
          excerpt={deletedExcerpt(textsOf(offer.deleted.item))}
          blocked={isFull() ? t`${atMost}곳이 모두 차 있어요. 하나를 지우면 되살릴 수 있어요.` : undefined}
          onRestore={offer.restore}
          onDismiss={offer.dismiss}
        />
      )}
      {isOver() && (
        <Text tone="soft" size="small">
          <Trans>
            함께 적다 보니 {atMost}곳을 넘었어요. 지워지지는 않지만 초과로 표시된 것은 서버에 저장되지 않아요.
          </Trans>
        </Text>
      )}
      {isPhone ? (
        <CompetitorCards rows={rows} words={words} />
      ) : (
        <CompetitorTable rows={rows} words={words} />
      )}
      {lock === null ? (
        <div className={styles.add}>{adding}</div>
      ) : (
        <Text tone="soft" size="small">
          {lock}
        </Text>
      )}
      {problem !== null && (
        <Text tone="danger" size="small">
          {problem}
        </Text>
      )}
      <VisuallyHidden>
        <span role="status">{spoken}</span>
      </VisuallyHidden>
    </div>
  )
}

function textsOf({ service, businessModel, benefit, advantage }: Competitor): string[] {
  return [service, businessModel, benefit, advantage]
}
