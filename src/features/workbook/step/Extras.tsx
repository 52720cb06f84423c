import { Plural, Trans, useLingui } from '@lingui/react/macro'
import BookOpen from 'lucide-react/icons/book-open'
import StickyNote from 'lucide-react/icons/sticky-note'
import { afterFirstContentPaint } from '#engine/browser/first-content.ts'
import { loadContent, type StepWords } from '#kits/words/content.ts'
import { guide } from '#model/documents/guide.ts'
import { Disclosure, DisclosureList } from '#ui/controls/Disclosure.tsx'
import { Icon } from '#ui/Icon.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { LongAnswer } from '../answers/LongAnswer.tsx'
import styles from './Extras.module.css'
import { useExamples } from './useExamples.ts'

const { memo } = guide.core

// Not by `Suspense`: on a first visit it may fail while the user types, which would replace the screen.
const ExamplesIndustry = lazyComponent(
  async () => {
    const [part] = await Promise.all([import('./ExamplesIndustry.tsx'), loadContent('reference')])
    return part
  },
  { when: afterFirstContentPaint },
)

/** Two disclosures: the examples of the step and the team's memo. */
export default function Extras({ step, words }: { step: string; words: StepWords }) {
  const { t } = useLingui()
  const examples = useExamples(step)
  if (!examples) return null
  return (
    <DisclosureList>
      {examples.length > 0 && (
        <Disclosure
          icon={<Icon of={BookOpen} />}
          title={<Trans>예시</Trans>}
          note={<Plural value={examples.length} other="#개" />}
        >
          <ul className={styles.examples}>
            {examples.map((example) => (
              <li key={example}>{example}</li>
            ))}
          </ul>
          <ExamplesIndustry />
        </Disclosure>
      )}
      <Disclosure
        icon={<Icon of={StickyNote} />}
        title={<Trans>메모</Trans>}
        note={<Trans>팀이 함께 보는 메모</Trans>}
      >
        <LongAnswer
          handle={memo}
          label={words.labels[memo.path] ?? t`메모`}
          isLabelHidden
          placeholder={words.placeholders[memo.path]}
          rows={3}
        />
      </Disclosure>
    </DisclosureList>
  )
}
