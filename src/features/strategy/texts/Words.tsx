import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { stepParams } from '#model/workbook/step-params.ts'
import { classNames } from '#ui/class-names.ts'
import { Tag } from '#ui/controls/Tag.tsx'
import { limitOf } from './limit-of.ts'
import styles from './Words.module.css'

interface Props {
  text: string
  /** What it is called. */
  label: string
  /** Where it is written, and the field there. */
  step: string
  field?: string
  className?: string | undefined
  /** Somebody says it. */
  isQuoted?: boolean
}

/** Words of the brand, one tap from where they are written; a place to write where there are none. */
export function Words({ text, label, step, field, className, isQuoted }: Props) {
  const { t, i18n } = useLingui()
  const isEmpty = text.trim() === ''
  const max = field === undefined ? null : limitOf(field)
  const limit = max !== null && text.length > max ? i18n.number(max) : null
  return (
    <Link
      to="/work-book/$"
      params={stepParams(step)}
      {...(field === undefined ? {} : { hash: field })}
      className={classNames(isEmpty ? styles.blank : styles.words, !isEmpty && className)}
      title={isEmpty ? undefined : t`${label} 고치기`}
      data-print={isEmpty ? 'none' : undefined}
    >
      {isEmpty ? <Trans>{label} 적기</Trans> : isQuoted ? `“${text.trim()}”` : text.trim()}
      {limit !== null && (
        <span className={styles.over} data-print="none">
          <Tag tone="warning">
            <Trans>{limit}자 초과</Trans>
          </Tag>
        </span>
      )}
    </Link>
  )
}
