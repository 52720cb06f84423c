import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Fragment, type ReactNode } from 'react'
import { contentOf } from '#device/words/content.ts'
import type { CoreField } from '#model/composition/answers.ts'
import { stepParams } from '#model/workbook/step-params.ts'
import { stepOfCoreField } from './core-answers.ts'
import styles from './NeededAnswers.module.css'

/** The answers a draft requires: one of each group, each linked to its step. */
export function NeededAnswers({ groups }: { groups: readonly (readonly CoreField[])[] }) {
  return (
    <>
      <p>
        <Trans>이 답이 있으면 문장을 제안할 수 있어요.</Trans>
      </p>
      <ul className={styles.needs}>
        {groups.map((group) => (
          <li key={group.join()}>
            <Links fields={group} between={<Trans> 또는 </Trans>} />
          </li>
        ))}
      </ul>
    </>
  )
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
  const { steps } = contentOf('workbook')
  const links = fields.flatMap((field) => {
    const found = stepOfCoreField(field)
    return found ? [{ field, step: found.step, label: steps[found.step]?.labels[found.label] ?? field }] : []
  })
  return links.map(({ field, step, label }, at) => (
    <Fragment key={field}>
      {at > 0 && between}
      <Link to="/work-book/$" params={stepParams(step)} className={styles.link}>
        {label}
      </Link>
    </Fragment>
  ))
}
