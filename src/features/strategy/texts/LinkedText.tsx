import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { stepParams } from '#model/workbook/step-params.ts'
import { classNames } from '#ui/class-names.ts'
import { Tag } from '#ui/controls/Tag.tsx'
import styles from './LinkedText.module.css'
import { limitOf } from './limit-of.ts'

interface Props {
  text: string
  label: string
  /** Path of the step that asks for it, and of the field there. */
  step: string
  field?: string
  className?: string | undefined
  /** Shown as a quotation. */
  isQuoted?: boolean
}

/** A text of the brand that links to its step; a placeholder with the same link if it is empty. */
export function LinkedText({ text, label, step, field, className, isQuoted }: Props) {
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
