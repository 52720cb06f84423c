import { Trans } from '@lingui/react/macro'
import { itemsAtMost } from '#model/quest/quest-items.ts'
import { ItemsAnswer } from './ItemsAnswer.tsx'
import { QuestFrame } from './QuestFrame.tsx'
import type { StepProps } from './step-props.ts'
import { useItems } from './useItems.ts'

interface Props extends StepProps {
  question: string
  placeholder: string
}

/** Up to five menu items or services. Enter adds what is typed, and goes on where nothing is. */
export function ItemsStep({ question, placeholder, beside }: Props) {
  const items = useItems()
  return (
    <QuestFrame
      step={4}
      title={question}
      note={<Trans>{itemsAtMost}개까지 적을 수 있어요. 하나를 쓰고 Enter를 누르면 더해져요.</Trans>}
      isAnswered={items.items.length > 0 || items.typed.trim() !== ''}
      onLeave={() => items.add()}
      beside={beside}
    >
      <ItemsAnswer {...items} placeholder={placeholder} />
    </QuestFrame>
  )
}
