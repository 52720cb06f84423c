import { Trans } from '@lingui/react/macro'
import Plus from 'lucide-react/icons/plus'
import { Suspense } from 'react'
import { loadContent } from '#device/words/content.ts'
import { withWords } from '#device/words/interface.ts'
import type { strategy } from '#model/documents/strategy.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { withCompositionWords } from '../drafts/composition-words.ts'
import styles from './Personas.module.css'

const FirstPersona = lazyComponent(async () => {
  const [part] = await Promise.all([
    withCompositionWords(
      withWords(import('./FirstPersona.tsx'), 'workbook-answers', 'workbook-drafts', 'workbook-personas'),
    ),
    loadContent('drafts-strategy'),
  ])
  return part
})

export type NewPersona = Parameters<typeof strategy.positioning.personas.add>[1]

interface Props {
  isBlocked: boolean
  lock: string | null
  onBegin: (item: NewPersona) => void
}

/** Shown while there is no persona: offers a draft from the core's answers, or an empty persona. */
export function NoPersona({ isBlocked, lock, onBegin }: Props) {
  if (lock !== null) return <p className={styles.soft}>{lock}</p>
  return (
    <div className={styles.none}>
      <Suspense fallback={null}>
        <FirstPersona isBlocked={isBlocked} onBegin={onBegin} />
      </Suspense>
      <Button
        icon={<Icon of={Plus} size="small" />}
        onClick={() => {
          if (!isBlocked) onBegin({})
        }}
      >
        <Trans>빈 카드로 시작하기</Trans>
      </Button>
    </div>
  )
}
