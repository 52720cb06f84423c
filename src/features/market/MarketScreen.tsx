import { useState } from 'react'
import { useFromAnswers } from '#engine/documents/react/useFromAnswers.ts'
import { guide } from '#model/documents/guide.ts'
import { textOf } from '#model/fields/answers.ts'
import { Stack } from '#ui/Stack.tsx'
import { BundleShelf } from './bundles/BundleShelf.tsx'
import { MarketTools } from './MarketTools.tsx'
import { isWhole, type MarketView, wholeView } from './market-view.ts'
import { Shelf } from './Shelf.tsx'
import { MarketFrame } from './shown/MarketFrame.tsx'
import { useMarket } from './shown/useMarket.ts'
import { TemplateResults } from './TemplateResults.tsx'

/** The templates of the market: on its main page what is wanted about now and the bundles come first. */
export default function MarketScreen({ isMain }: { isMain: boolean }) {
  const market = useMarket()
  // The trade of a brand has few of them: those of all trades are shown.
  const asked = market.price && { price: market.price, trade: null }
  const [view, setView] = useState<MarketView>({ ...wholeView, ...asked })
  const industry = useFromAnswers((answers) => textOf(answers, guide.info.industry.path)) || null
  return (
    <MarketFrame market={market}>
      {(templates) => (
        <Stack gap={8}>
          <MarketTools
            view={view}
            onChange={(change) => setView({ ...view, ...change })}
            templates={templates}
            industry={industry}
          />
          {isMain && isWhole(view) && <Shelf templates={templates} market={market} />}
          {isMain && isWhole(view) && <BundleShelf market={market} industry={industry} />}
          <TemplateResults
            view={view}
            industry={industry}
            templates={templates}
            market={market}
            onAllTrades={() => setView({ ...view, trade: null })}
            onClear={() => setView({ ...wholeView, trade: null })}
          />
        </Stack>
      )}
    </MarketFrame>
  )
}
