import { Keywords } from './personality/Keywords.tsx'
import { Taglines } from './personality/Taglines.tsx'
import { Voice } from './personality/Voice.tsx'
import { PositionStatement } from './positioning/lazy-statement.ts'
import { Market } from './positioning/Market.tsx'
import { PersonaCards } from './positioning/PersonaCards.tsx'
import { PositionView } from './positioning/PositionView.tsx'

/**
 * One section of the strategy as text: on its page, and as a preview in the workbook. `section` is a path
 * such as `strategy/personality/voice`.
 */
export default function StrategyPart({ section, isNarrow }: { section: string; isNarrow?: boolean }) {
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
