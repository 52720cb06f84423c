import { Trans } from '@lingui/react/macro'
import Sparkles from 'lucide-react/icons/sparkles'
import type { ReactNode } from 'react'
import { Icon } from '#ui/Icon.tsx'
import card from '../drafts/DraftCard.module.css'
import styles from './Model.module.css'

interface Props {
  title: string
  texts: readonly string[]
  /** The texts passed the rules: they are not grey. */
  isChecked?: boolean
  isBusy?: boolean
  /** Behind the name of the model in the head. */
  head?: ReactNode
  children?: ReactNode
}

/** Texts of the model that are read as they are, not compared with the field. */
export function ModelCard({ title, texts, isChecked = false, isBusy = false, head, children }: Props) {
  return (
    <section aria-label={title} aria-busy={isBusy} className={card.card} data-open>
      <header className={card.head}>
        <h2>{title}</h2>
        <span className={card.origin}>
          <Icon of={Sparkles} size="small" />
          <Trans>AI 제안</Trans>
        </span>
        {head}
      </header>
      <div className={`${styles.texts} ${isChecked ? styles.checked : ''}`}>
        {texts.length === 0 ? (
          <p>…</p>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: texts have no other identity than their index
          texts.map((text, at) => <p key={at}>{text}</p>)
        )}
      </div>
      {children}
    </section>
  )
}
