import { Trans } from '@lingui/react/macro'
import Plus from 'lucide-react/icons/plus'
import { afterFirstContentPaint } from '#device/browser/first-content.ts'
import { loadContent } from '#device/words/content.ts'
import { withWords } from '#device/words/interface.ts'
import type { strategy } from '#model/documents/strategy.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { withCompositionWords } from '../drafts/composition-words.ts'
import styles from './Personas.module.css'

const FirstPersona = lazyComponent(
  async () => {
    const [part] = await Promise.all([
      withCompositionWords(
        withWords(import('./FirstPersona.tsx'), 'workbook-answers', 'workbook-drafts', 'workbook-personas'),
      ),
      loadContent('drafts-strategy'),
    ])
    return part
  },
  { when: afterFirstContentPaint },
)

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
      <FirstPersona isBlocked={isBlocked} onBegin={onBegin} />
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
