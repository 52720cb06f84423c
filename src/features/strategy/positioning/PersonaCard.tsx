import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { optionWord } from '#kits/words/content.ts'
import { labelOf } from '#kits/words/labels.ts'
import { strategy } from '#model/documents/strategy.ts'
import { personaScales } from '#model/options/scales.ts'
import { stepParams } from '#model/workbook/step-params.ts'
import { ScaleMark } from '#ui/charts/ScaleMark.tsx'
import { Tag } from '#ui/controls/Tag.tsx'
import { initialOf } from '#ui/people/initial-of.ts'
import { LinkedText } from '../texts/LinkedText.tsx'
import { useScaleWords } from '../texts/useScaleWords.ts'
import styles from './PersonaCards.module.css'

const { personas } = strategy.positioning
const steps = {
  who: 'strategy/positioning/persona/who',
  purpose: 'strategy/positioning/persona/purpose',
  needs: 'strategy/positioning/persona/needs',
}
/** Always shown on the card, with the step that asks for it. */
const main = [
  ['goal', steps.purpose],
  ['discomfort', steps.needs],
] as const
const more = [
  ['achievements', steps.purpose],
  ['issue', steps.needs],
  ['problem', steps.needs],
] as const

interface Props {
  persona: Readonly<Record<string, unknown>>
  number: number
  isOver: boolean
}

/** One persona: profile, quote, scales, goals and problems. */
export function PersonaCard({ persona, number, isOver }: Props) {
  const { t } = useLingui()
  const scaleWords = useScaleWords()
  const read = (property: string) => {
    const found = persona[property]
    return typeof found === 'string' ? found.trim() : ''
  }
  const word = (kind: string, property: string) =>
    optionWord(kind, read(property) || null, 'options-strategy')
  const fieldOf = (property: string) => `${personas.path}/${String(persona.key)}/${property}`
  const name = read('name') || t`이름 없는 사람 ${number}`
  const facts = [word('age', 'age'), read('city'), read('job'), familyOf(word('familyRole', 'familyRole'))]
  const scales = personaScales.flatMap((scale) => {
    const value = persona[scale]
    return typeof value === 'number' ? [{ scale, value }] : []
  })
  const row = ([property, step]: readonly [string, string]) => (
    <div key={property}>
      <dt>{labelOf(`${personas.path}/${property}`)}</dt>
      <dd>
        <LinkedText
          text={read(property)}
          label={labelOf(`${personas.path}/${property}`)}
          step={step}
          field={fieldOf(property)}
        />
      </dd>
    </div>
  )
  return (
    <article className={styles.card} aria-label={name}>
      <Link
        to="/work-book/$"
        params={stepParams(steps.who)}
        hash={fieldOf('name')}
        className={styles.who}
        title={t`${name} 고치기`}
      >
        <span className={styles.initial} aria-hidden>
          {initialOf(name)}
        </span>
        <span className={styles.names}>
          <h3>{name}</h3>
          <span className={styles.facts}>{facts.filter((fact) => fact !== '').join(' · ')}</span>
        </span>
        {isOver && (
          <Tag tone="warning">
            <Trans>초과</Trans>
          </Tag>
        )}
      </Link>
      <blockquote className={styles.quote} data-empty={read('needs') === '' || undefined}>
        <LinkedText
          text={read('needs')}
          isQuoted
          label={labelOf(`${personas.path}/needs`)}
          step={steps.needs}
          field={fieldOf('needs')}
        />
      </blockquote>
      {read('idBrandCharacter') !== '' && (
        <p className={styles.character}>
          <b>{word('character', 'idBrandCharacter')}</b> {word('characterLine', 'idBrandCharacter')}
        </p>
      )}
      {scales.length > 0 && (
        <ul className={styles.scales}>
          {scales.map(({ scale, value }) => {
            const { low, high, label } = scaleWords(scale, value)
            return (
              <li key={scale}>
                <ScaleMark low={low} high={high} value={value} label={label} />
              </li>
            )
          })}
        </ul>
      )}
      <dl className={styles.words}>
        {main.map(row)}
        {more.filter(([property]) => read(property) !== '').map(row)}
      </dl>
    </article>
  )
}

/** Family status as text; '' for the option that it does not matter. */
function familyOf(word: string): string {
  return word === optionWord('familyRole', 'ANY', 'options-strategy') ? '' : word
}
