import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import PenLine from 'lucide-react/icons/pen-line'
import { guide } from '#model/documents/guide.ts'
import { stepParams } from '#model/workbook/step-params.ts'
import { Tag } from '#ui/controls/Tag.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Stack } from '#ui/Stack.tsx'
import styles from './ChapterBody.module.css'
import type { ChapterPart } from './chapter-parts.ts'

const values = guide.core.values.path
/** A declaration of so many characters is set large; a longer text would fill the page. */
const shortLead = 140

/** A chapter laid out for print: lead paragraphs in the brand's typeface, the rest in two columns below. */
export function ChapterBody({ parts }: { parts: readonly ChapterPart[] }) {
  const leads = parts.filter(({ kind }) => kind === 'lead')
  const lines = parts.filter(({ kind }) => kind === 'line')
  const values = parts.filter(({ kind }) => kind === 'value')
  return (
    <Stack gap={8}>
      <Group parts={leads} className={styles.leads} />
      <Group parts={lines} className={styles.lines} />
      <Group parts={values} className={styles.values} />
    </Stack>
  )
}

function Group({ parts, className }: { parts: readonly ChapterPart[]; className: string | undefined }) {
  if (parts.length === 0) return null
  return (
    <dl className={className}>
      {parts.map((part) => (
        <Part key={part.key} part={part} />
      ))}
    </dl>
  )
}

function OverLimit({ max }: { max: number }) {
  const { i18n } = useLingui()
  const limit = i18n.number(max)
  return (
    <span className={styles.over} data-print="none">
      <Tag tone="warning">
        <Trans>{limit}자 초과</Trans>
      </Tag>
    </span>
  )
}

function Part({ part }: { part: ChapterPart }) {
  const { t } = useLingui()
  const { label } = part
  const isEmpty = part.text === ''
  return (
    <div
      className={styles.part}
      data-field={part.kind === 'value' ? `${values}/${part.key}/description` : part.key}
      data-kind={part.kind}
      data-empty={isEmpty || undefined}
      data-short={(part.kind === 'lead' && part.text.length <= shortLead) || undefined}
    >
      <dt>
        {label}
        {part.overLimit !== undefined && <OverLimit max={part.overLimit} />}
      </dt>
      <dd className={styles.words}>
        {isEmpty ? (
          <Link to="/work-book/$" params={stepParams(part.step)} className={styles.blank}>
            <span className={styles.hairlines} aria-hidden>
              <i />
              <i />
            </span>
            <span className={styles.write}>
              <Trans>{label} 적기</Trans>
            </span>
          </Link>
        ) : (
          part.text
        )}
      </dd>
      {!isEmpty && (
        <dd className={styles.tools} data-print="none">
          <Link
            to="/work-book/$"
            params={stepParams(part.step)}
            className={styles.edit}
            aria-label={t`${label} 고치기`}
            title={t`${label} 고치기`}
          >
            <Icon of={PenLine} size="small" />
          </Link>
        </dd>
      )}
    </div>
  )
}
