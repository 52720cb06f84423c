import { diffWords } from '#model/text/word-diff.ts'
import styles from './WordChanges.module.css'

/** What changed between two texts, word by word: removed words struck, added words marked. */
export function WordChanges({ before, after, lang }: { before: string; after: string; lang: string }) {
  return (
    <p className={styles.words} lang={lang}>
      {diffWords(before, after).map(({ kind, text }, at) => {
        const key = `${at} ${kind}`
        if (kind === 'removed')
          return (
            <del key={key} className={styles.removed}>
              {text}
            </del>
          )
        if (kind === 'added')
          return (
            <ins key={key} className={styles.added}>
              {text}
            </ins>
          )
        return <span key={key}>{text}</span>
      })}
    </p>
  )
}
