import { Trans, useLingui } from '@lingui/react/macro'
import UserRound from 'lucide-react/icons/user-round'
import { useAnswers } from '#engine/documents/react/useAnswers.ts'
import { pageLanguage } from '#engine/words/page-language.ts'
import { contentOf, optionWord } from '#kits/words/content.ts'
import { labelOf } from '#kits/words/labels.ts'
import { composeFirstPersona } from '#model/composition/first-persona.ts'
import { writtenLanguages } from '#model/composition/written-languages.ts'
import { strategy } from '#model/documents/strategy.ts'
import { itemsOf } from '#model/fields/answers.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { usePressOnceKnown } from '#ui/usePressOnceKnown.ts'
import { coreAnswersOf } from '../drafts/core-answers.ts'
import { NeededAnswers } from '../drafts/NeededAnswers.tsx'
import { SuggestionCard } from '../drafts/SuggestionCard.tsx'
import { useContentIn } from '../drafts/useContentIn.ts'
import type { NewPersona } from './NoPersona.tsx'
import styles from './Personas.module.css'

const { personas } = strategy.positioning

interface Props {
  isBlocked: boolean
  onBegin: (item: NewPersona) => void
}

/** A persona drafted from the target of the core. Nothing is written before it is accepted. */
export default function FirstPersona({ isBlocked, onBegin }: Props) {
  const { t } = useLingui()
  const answers = useAnswers()
  const core = coreAnswersOf(answers)
  const { target, discomfort, achieve, positive } = core
  const cues = useContentIn('drafts-strategy', writtenLanguages(core, pageLanguage()))
  const taken = itemsOf(answers, personas.path).flatMap(({ name }) =>
    typeof name === 'string' ? [name] : [],
  )
  const made = composeFirstPersona(
    { target, discomfort, achieve, positive, taken },
    pageLanguage(),
    contentOf('drafts-strategy'),
    cues ?? { [pageLanguage()]: contentOf('drafts-strategy') },
  )
  const { press } = usePressOnceKnown(isBlocked, JSON.stringify(made), () => {
    if (!made) return
    const { name, gender, age, familyRole, goal, discomfort, needs } = made
    onBegin({ name, gender, age, familyRole, goal, discomfort, needs })
  })
  // Asked for in place, and the field stays while it is being answered.
  const ask = <NeededAnswers needs={made ? [] : [['target']]} />
  const frame = { label: t`첫 페르소나 제안`, icon: <Icon of={UserRound} /> }
  if (!made) {
    return (
      <SuggestionCard {...frame} title={<Trans>돕고 싶은 사람에서 그려 드려요</Trans>}>
        {false}
        {ask}
      </SuggestionCard>
    )
  }
  const { name, gender, age, familyRole, goal, needs } = made
  const word = (kind: string, key: string | null) => optionWord(kind, key, 'options-strategy')
  const facts = [
    ['name', name],
    ['age', word('age', age)],
    ['gender', word('gender', gender)],
    ['familyRole', word('familyRole', familyRole)],
    ['goal', goal],
    ['discomfort', made.discomfort],
    ['needs', needs],
  ].filter(([, text]) => text !== '')
  return (
    <SuggestionCard
      title={<Trans>돕고 싶은 사람에서 그려 봤어요</Trans>}
      {...frame}
      actions={
        <Button look="ink" size="small" onClick={press}>
          <Trans>이 사람으로 시작하기</Trans>
        </Button>
      }
    >
      <dl className={styles.proposal}>
        {facts.map(([property, text]) => (
          <div key={property}>
            <dt>{labelOf(`${personas.path}/${property}`)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {ask}
    </SuggestionCard>
  )
}
