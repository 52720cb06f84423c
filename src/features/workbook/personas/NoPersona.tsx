import { Trans } from '@lingui/react/macro'
import Plus from 'lucide-react/icons/plus'
import { afterFirstContentPaint } from '#engine/browser/first-content.ts'
import { loadContent } from '#kits/words/content.ts'
import type { strategy } from '#model/documents/strategy.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { Text } from '#ui/Text.tsx'
import { usePressOnceKnown } from '#ui/usePressOnceKnown.ts'
import { withCompositionWords } from '../drafts/composition-words.ts'
import styles from './Personas.module.css'

const FirstPersona = lazyComponent(
  async () => {
    const [part] = await Promise.all([
      withCompositionWords(import('./FirstPersona.tsx')),
      loadContent('drafts-strategy'),
    ])
    return part
  },
  { when: afterFirstContentPaint },
)

export type NewPersona = Parameters<typeof strategy.positioning.personas.add>[1]

interface Props {
  /** The document is being opened: what is pressed by then is done once it is open. */
  isBlocked: boolean
  lock: string | null
  onBegin: (item: NewPersona) => void
}

/** Shown while there is no persona: offers a draft from the core's answers, or an empty persona. */
export function NoPersona({ isBlocked, lock, onBegin }: Props) {
  const { press } = usePressOnceKnown(isBlocked, 'empty', () => onBegin({}))
  if (lock !== null)
    return (
      <Text tone="soft" size="small">
        {lock}
      </Text>
    )
  return (
    <div className={styles.none}>
      <FirstPersona isBlocked={isBlocked} onBegin={onBegin} />
      <Button icon={<Icon of={Plus} size="small" />} onClick={press}>
        <Trans>빈 카드로 시작하기</Trans>
      </Button>
    </div>
  )
}
