import { afterFirstContentPaint } from '#device/browser/first-content.ts'
import { loadContent } from '#device/words/content.ts'
import { withWords } from '#device/words/interface.ts'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { Keywords } from './personality/Keywords.tsx'
import { Taglines } from './personality/Taglines.tsx'
import { Voice } from './personality/Voice.tsx'
import { Market } from './positioning/Market.tsx'
import { PersonaCards } from './positioning/PersonaCards.tsx'
import { PositionView } from './positioning/PositionView.tsx'

// Loads the code that composes sentences.
export const PositionStatement = lazyComponent(
  async () => {
    const [part] = await Promise.all([
      withWords(import('./positioning/PositionStatement.tsx'), 'strategy'),
      loadContent('drafts-strategy'),
    ])
    return part
  },
  { when: afterFirstContentPaint },
)

/** One section of the strategy as text: on its page, and as a preview in the workbook. */
export function StrategyPart({ section, isNarrow }: { section: string; isNarrow?: boolean }) {
  switch (section) {
    case 'strategy/personality/keyword':
      return <Keywords />
    case 'strategy/personality/tagline':
      return <Taglines />
    case 'strategy/personality/voice':
      return <Voice />
    case 'strategy/positioning/market':
      return <Market {...(isNarrow && { isNarrow })} />
    case 'strategy/positioning/persona':
      return <PersonaCards {...(isNarrow && { isNarrow })} />
    default:
      return (
        <>
          <PositionView />
          <PositionStatement />
        </>
      )
  }
}
