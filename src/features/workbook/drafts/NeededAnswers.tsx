import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Fragment, type ReactNode, useState } from 'react'
import { useFromAnswers } from '#engine/documents/react/useFromAnswers.ts'
import { contentOf } from '#kits/words/content.ts'
import type { CoreField } from '#model/composition/answers.ts'
import { guide } from '#model/documents/guide.ts'
import { stepParams } from '#model/workbook/step-params.ts'
import { Button } from '#ui/controls/Button.tsx'
import { LongAnswer } from '../answers/LongAnswer.tsx'
import { ShortAnswer } from '../answers/ShortAnswer.tsx'
import { coreAnswersOf, stepOfCoreField } from './core-answers.ts'
import styles from './NeededAnswers.module.css'

type Group = readonly CoreField[]

/**
 * Asks in place for the answers that a draft needs, one after the other. They are stored in their own fields,
 * and the fields stay here after they are answered, so that what is typed can still be changed.
 */
export function NeededAnswers({ needs }: { needs: readonly Group[] }) {
  const answers = useFromAnswers(coreAnswersOf)
  const [asked, setAsked] = useState(needs)
  const late = needs.filter((group) => !asked.some((known) => known.join() === group.join()))
  if (late.length > 0) setAsked([...asked, ...late])
  const open = asked.findIndex((group) => group.every((field) => isOpen(answers[field])))
  const shown = open < 0 ? asked : asked.slice(0, open + 1)
  if (shown.length === 0) return null
  return (
    <div className={styles.needs}>
      <p>
        <Trans>이것만 적으면 여기에서 바로 문장을 이어 드려요. 적은 답은 제자리에 저장돼요.</Trans>
      </p>
      {shown.map((group) => (
        <NeededAnswer key={group.join()} group={group} />
      ))}
    </div>
  )
}

/** One of the fields of a group; the others can be chosen instead. */
function NeededAnswer({ group }: { group: Group }) {
  const answers = useFromAnswers(coreAnswersOf)
  const [chosen, choose] = useState(() => group.find((field) => !isOpen(answers[field])) ?? group[0])
  const handle = chosen && chosen in texts ? texts[chosen as keyof typeof texts] : null
  if (!chosen || !handle) return <Links fields={group} between={<Trans> 또는 </Trans>} />
  const label = labelOf(chosen)
  const placeholder = contentOf('workbook').steps[stepOfCoreField(chosen)?.step ?? '']?.title
  const others = group.filter((field) => field !== chosen)
  return (
    <div className={styles.need}>
      {handle.long ? (
        <LongAnswer handle={handle} label={label} placeholder={placeholder} rows={3} />
      ) : (
        <ShortAnswer handle={handle} label={label} placeholder={placeholder} />
      )}
      {others.map((field) => {
        const other = labelOf(field)
        return (
          <div key={field}>
            <Button look="quiet" size="small" hangs="start" onClick={() => choose(field)}>
              <Trans>대신 적기: {other}</Trans>
            </Button>
          </div>
        )
      })}
    </div>
  )
}

const { core } = guide
/** The fields that drafts need, but for the values. */
const texts = {
  target: core.target,
  discomfort: core.discomfort,
  service: core.service,
  achieve: core.achieve,
  background: core.background,
  what: core.what,
  aspiration: core.aspiration,
  ideal: core.ideal,
} satisfies Partial<Record<CoreField, unknown>>

function isOpen(answer: unknown): boolean {
  return typeof answer === 'string' ? answer.trim() === '' : !answer
}

/** Optional answers that would improve the draft. */
export function MissingAnswers({ fields }: { fields: readonly CoreField[] }) {
  if (!fields.some((field) => stepOfCoreField(field))) return null
  return (
    <p className={styles.missing}>
      <Trans>더 채우면 또렷해져요:</Trans> <Links fields={fields} between=", " />
    </p>
  )
}

function Links({ fields, between }: { fields: readonly CoreField[]; between: ReactNode }) {
  const links = fields.flatMap((field) => {
    const found = stepOfCoreField(field)
    return found ? [{ field, step: found.step }] : []
  })
  return links.map(({ field, step }, at) => (
    <Fragment key={field}>
      {at > 0 && between}
      <Link to="/work-book/$" params={stepParams(step)} className={styles.link}>
        {labelOf(field)}
      </Link>
    </Fragment>
  ))
}

function labelOf(field: CoreField): string {
  const found = stepOfCoreField(field)
  return (found && contentOf('workbook').steps[found.step]?.labels[found.label]) ?? field
}
