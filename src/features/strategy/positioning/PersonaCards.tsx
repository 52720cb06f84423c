import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import PenLine from 'lucide-react/icons/pen-line'
import Plus from 'lucide-react/icons/plus'
import { useAnswers } from '#engine/documents/react/useAnswers.ts'
import { useDocument } from '#engine/documents/react/useDocument.ts'
import { useFromAnswers } from '#engine/documents/react/useFromAnswers.ts'
import { useOpenPersona } from '#kits/screen/open-persona.ts'
import { strategy } from '#model/documents/strategy.ts'
import { itemsOf } from '#model/fields/answers.ts'
import { stepParams } from '#model/workbook/step-params.ts'
import { Icon } from '#ui/Icon.tsx'
import { EmptyPart } from '../texts/EmptyPart.tsx'
import { PersonaCard } from './PersonaCard.tsx'
import styles from './PersonaCards.module.css'

const { personas } = strategy.positioning
const who = 'strategy/positioning/persona/who'

/** The personas side by side. */
export function PersonaCards({ isNarrow }: { isNarrow?: boolean }) {
  const answers = useAnswers()
  const { brand } = useDocument()
  const open = useOpenPersona(brand)
  const people = itemsOf(answers, personas.path)
  // The preview in the workbook shows only the persona that is being edited.
  const shown = isNarrow ? (people.find(({ key }) => key === open) ?? people[0]) : undefined
  if (people.length === 0) {
    return (
      <EmptyPart step={who} action={<Trans>한 사람 그려 보기</Trans>}>
        <Trans>우리 브랜드를 가장 좋아해 줄 사람이 카드로 놓여요. 다섯 명까지 그릴 수 있어요.</Trans>
      </EmptyPart>
    )
  }
  return (
    <div className={styles.frame}>
      <div className={styles.cards} data-count={shown ? 1 : Math.min(3, people.length)}>
        {people.map(
          (persona, index) =>
            (shown === undefined || shown === persona) && (
              <PersonaCard
                key={String(persona.key)}
                persona={persona}
                number={index + 1}
                isOver={index >= personas.atMost}
              />
            ),
        )}
      </div>
    </div>
  )
}

/** Link to the step of the personas with their number: adds one, or edits them where the list is full. */
export function AddPersona({ className }: { className: string }) {
  const count = useFromAnswers((answers) => itemsOf(answers, personas.path).length)
  const { atMost } = personas
  return (
    <Link to="/work-book/$" params={stepParams(who)} className={className}>
      <Icon of={count < atMost ? Plus : PenLine} size="small" />
      {count < atMost ? <Trans>추가</Trans> : <Trans>고치기</Trans>}
      <span className={styles.count}>
        <Trans>
          {atMost}명 중 {count}명
        </Trans>
      </span>
    </Link>
  )
}
