import { Trans, useLingui } from '@lingui/react/macro'
import Shuffle from 'lucide-react/icons/shuffle'
import { useDocument } from '#engine/documents/react/useDocument.ts'
import { useWatched } from '#engine/watch/useWatched.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Row, Stack } from '#ui/Stack.tsx'
import { Text } from '#ui/Text.tsx'
import { ArrangementChoice } from './ArrangementChoice.tsx'
import { changeShownProposals, shownProposalsOf } from './shown-proposals.ts'

/** Other proposals without an end, the way back to those before, and how all of them are laid out. */
export function ProposalControls() {
  const { t } = useLingui()
  const { brand } = useDocument()
  const { seed, symbolSize, gap } = useWatched(shownProposalsOf(brand))
  const number = seed + 1
  const show = (next: number) => changeShownProposals(brand, { seed: next, wanted: null })
  return (
    <Stack gap={3}>
      <Row gap={2} align="center" isWrapped>
        <Button icon={<Icon of={Shuffle} />} onClick={() => show(seed + 1)}>
          <Trans>다른 제안</Trans>
        </Button>
        <Button
          look="quiet"
          disabledReason={seed === 0 ? t`첫 번째 제안이에요` : undefined}
          reasonAt="hidden"
          onClick={() => show(seed - 1)}
        >
          <Trans>이전 제안</Trans>
        </Button>
        <Text as="span" tone="soft" size="small" role="status">
          <Trans>{number}번째 제안</Trans>
        </Text>
      </Row>
      <ArrangementChoice
        symbolSize={symbolSize}
        gap={gap}
        onChoose={(changed) => changeShownProposals(brand, changed)}
      />
    </Stack>
  )
}
