import { Trans } from '@lingui/react/macro'
import { type AnimationEvent, type ReactNode, useState } from 'react'
import { Button } from '#ui/controls/Button.tsx'
import styles from './MotionPage.module.css'

/** Something that moves by itself: played again by a button, with the animations that start in it. */
export function Motion({ children }: { children: ReactNode }) {
  const [round, setRound] = useState(0)
  const [started, setStarted] = useState<readonly string[]>([])
  const note = ({ target, animationName }: AnimationEvent<HTMLDivElement>) => {
    if (!(target instanceof Element)) return
    const { animationDuration, animationTimingFunction } = getComputedStyle(target)
    // A build prefixes the name by the file.
    const name = animationName.replace(/^_|_[\w-]+$/g, '')
    const said = `${name} ${animationDuration} ${animationTimingFunction}`
    setStarted((known) => (known.includes(said) ? known : [...known, said]))
  }
  return (
    <>
      <div key={round} className={styles.motion} onAnimationStart={note}>
        {children}
      </div>
      <ul className={styles.facts} translate="no">
        {started.map((said) => (
          <li key={said}>
            <code>{said}</code>
          </li>
        ))}
      </ul>
      <Button size="small" className={styles.start} onClick={() => setRound(round + 1)}>
        <Trans>다시 보기</Trans>
      </Button>
    </>
  )
}
