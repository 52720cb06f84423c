import { Trans, useLingui } from '@lingui/react/macro'
import Plus from 'lucide-react/icons/plus'
import { useOnline } from '#engine/browser/network.ts'
import { mostCards } from '#model/money/cards.ts'
import { Button } from '#ui/controls/Button.tsx'
import { SelectField } from '#ui/controls/SelectField.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Row, Stack } from '#ui/Stack.tsx'
import { Note } from '#ui/Text.tsx'
import type { PayMethod } from '../billing-reads.ts'
import { AgencyNote } from './AgencyNote.tsx'
import { CardTags } from './CardTags.tsx'
import { monthOf } from './card-days.ts'
import { useAddCardReason } from './useAddCardReason.ts'
import { useCardWords } from './useCardWords.ts'

interface Props {
  /** The default first; null: they are not known yet. */
  cards: readonly PayMethod[] | null
  value: number | null
  onChoose: (idPayMethod: number) => void
  /** Opens the form of a new card. */
  onAdd: () => void
  error?: string | undefined
}

/** Which card is charged: one of those that are registered, or a new one. */
export function CardPicker({ cards: listed, value, onChoose, onAdd, error }: Props) {
  const { t } = useLingui()
  const cardWords = useCardWords()
  const cards = listed ?? []
  const addReason = useAddCardReason(cards.length)
  const chosen = cards.find(({ idPayMethod }) => idPayMethod === value)
  const options = cards.slice(0, mostCards).map((card) => {
    const parts = [
      cardWords(card),
      monthOf(card.expireDate),
      card.isLost ? t`다시 등록해 주세요` : card.defaultSet ? t`기본 카드` : null,
    ]
    return {
      value: String(card.idPayMethod),
      label: parts.filter((part) => part !== null).join(' · '),
      isDisabled: card.isLost,
    }
  })
  return (
    <Stack gap={2}>
      {options.length > 0 ? (
        <SelectField
          label={t`결제할 카드`}
          options={options}
          value={chosen ? String(chosen.idPayMethod) : null}
          placeholder={t`카드를 골라 주세요`}
          error={error}
          onChoose={(id) => onChoose(Number(id))}
        />
      ) : listed === null ? (
        <NotKnown />
      ) : (
        <Note>
          <Trans>등록된 카드가 없어요. 카드를 먼저 등록해 주세요.</Trans>
        </Note>
      )}
      <Row gap={2} align="center" isWrapped>
        {chosen && <CardTags card={chosen} />}
        <Button
          size="small"
          icon={<Icon of={Plus} size="small" />}
          disabledReason={addReason}
          reasonAt="beside"
          onClick={onAdd}
        >
          <Trans>카드 추가</Trans>
        </Button>
      </Row>
      <AgencyNote />
    </Stack>
  )
}

/** That there is no card is not said before it is known. */
function NotKnown() {
  if (useOnline()) return <Skeleton lines={2} />
  return (
    <Note>
      <Trans>카드는 인터넷에 연결되면 보여요.</Trans>
    </Note>
  )
}
