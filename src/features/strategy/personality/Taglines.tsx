import { Trans } from '@lingui/react/macro'
import { useAnswers } from '#engine/documents/react/useAnswers.ts'
import { labelOf } from '#kits/words/labels.ts'
import { strategy } from '#model/documents/strategy.ts'
import { textOf } from '#model/fields/answers.ts'
import { taglineAngles } from '#model/workbook/strategy-orders.ts'
import { EmptyPart } from '../texts/EmptyPart.tsx'
import { LinkedText } from '../texts/LinkedText.tsx'
import styles from './Taglines.module.css'

const { tagline1, tagline2, tagline3 } = strategy.personality
const brainstorming = 'strategy/personality/tagline/brainstorming'
const complete = 'strategy/personality/tagline/complete'

/** The first tagline large in the brand's own typeface, and the others below. */
export function Taglines() {
  const answers = useAnswers()
  const read = ({ path }: { path: string }) => textOf(answers, path).trim()
  const others = [tagline2, tagline3].filter((field) => read(field) !== '')
  const lines = taglineAngles.filter((field) => read(field) !== '')
  if (read(tagline1) === '' && others.length === 0 && lines.length === 0) {
    return (
      <EmptyPart step={brainstorming} action={<Trans>문장 떠올리기</Trans>}>
        <Trans>이름 옆에 두고 어디에서나 쓸 한 문장이 여기에 크게 놓여요.</Trans>
      </EmptyPart>
    )
  }
  return (
    <div className={styles.taglines}>
      <p className={styles.first}>
        <LinkedText
          text={read(tagline1)}
          label={labelOf(tagline1.path)}
          step={complete}
          field={tagline1.path}
        />
      </p>
      {others.length > 0 && (
        <ul className={styles.others}>
          {others.map((field) => (
            <li key={field.path}>
              <LinkedText text={read(field)} label={labelOf(field.path)} step={complete} field={field.path} />
            </li>
          ))}
        </ul>
      )}
      {lines.length > 0 && (
        <dl className={styles.lines}>
          {lines.map((field) => (
            <div key={field.path}>
              <dt>{labelOf(field.path)}</dt>
              <dd>
                <LinkedText
                  text={read(field)}
                  label={labelOf(field.path)}
                  step={brainstorming}
                  field={field.path}
                />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}
