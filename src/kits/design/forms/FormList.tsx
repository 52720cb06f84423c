import { Trans, useLingui } from '@lingui/react/macro'
import type { CSSProperties } from 'react'
import type { FormWords } from '#kits/words/content.ts'
import type { Form } from '#model/forms/forms.ts'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { type FormUse, findForms } from './find-forms.ts'
import styles from './SizeChoice.module.css'

interface Props {
  use: FormUse
  query: string
  words: FormWords
  /** Key of the form. */
  chosen: string | null
  onChoose: (form: Form) => void
}

/** The forms of a use under the names of their tabs, each with its outline and size. */
export function FormList({ use, query, words, chosen, onChoose }: Props) {
  const { t } = useLingui()
  const groups = findForms(use, query, words)
  if (groups.length === 0) {
    return (
      <EmptyState headline={t`찾는 크기가 없어요`}>
        <Trans>다른 낱말로 찾거나, 아래에 너비와 높이를 직접 적어 주세요.</Trans>
      </EmptyState>
    )
  }
  return (
    <div className={styles.groups}>
      {groups.map(({ tab, forms }) => (
        <section key={tab} aria-label={words.tab[tab] ?? tab}>
          <h3 className={styles.tab}>{words.tab[tab] ?? tab}</h3>
          <div className={styles.forms}>
            {forms.map((form) => (
              <button
                key={form.key}
                type="button"
                className={styles.choice}
                aria-pressed={form.key === chosen}
                onClick={() => onChoose(form)}
              >
                <span
                  className={styles.outline}
                  style={{ '--ratio': form.width / form.height } as CSSProperties}
                  aria-hidden
                />
                <span>
                  <span className={styles.name}>{words.form[form.key] ?? form.key}</span>
                  <span className={styles.facts}>
                    {form.width} × {form.height} {form.unit}
                  </span>
                </span>
              </button>
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}
