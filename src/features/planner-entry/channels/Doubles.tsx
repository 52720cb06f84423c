import { Trans, useLingui } from '@lingui/react/macro'
import type { ChannelText } from '#model/planner/entry.ts'
import { Button } from '#ui/controls/Button.tsx'
import styles from './Channels.module.css'

interface Props {
  /** The first is published. */
  texts: readonly ChannelText[]
  /** Keeps one and removes the others; null: for a reader. */
  onTake: ((key: string) => void) | null
}

/** Each device makes one: more come from no device of ours. */
const mostShown = 10

/** Texts that two devices made for the same channel without knowing of each other. One press keeps one. */
export function Doubles({ texts, onTake }: Props) {
  const { t } = useLingui()
  return (
    <section className={styles.doubles} aria-label={t`따로 쓴 글이 여러 개예요`}>
      <p>
        <Trans>다른 기기에서도 이 채널의 글을 썼어요. 하나를 고르면 나머지는 빠져요.</Trans>
      </p>
      <ul>
        {texts.slice(0, mostShown).map(({ key, text }, index) => {
          const number = index + 1
          return (
            <li key={key} className={styles.double}>
              <p className={styles.words}>{text === '' ? <Trans>빈 글</Trans> : text}</p>
              {onTake && (
                <Button size="small" aria-label={t`${number}. 이 글로 쓰기`} onClick={() => onTake(key)}>
                  <Trans>이 글로 쓰기</Trans>
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
