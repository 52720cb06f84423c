import { Trans, useLingui } from '@lingui/react/macro'
import { Checkbox } from '#ui/controls/Checkbox.tsx'
import { Row, Stack } from '#ui/Stack.tsx'
import { Note } from '#ui/Text.tsx'
import styles from './ShareDialog.module.css'
import { type StrategyPart, strategyParts } from './share-calls.ts'

interface Props {
  chosen: readonly StrategyPart[]
  onChoose: (chosen: readonly StrategyPart[]) => void
}

/** Which parts of the strategy a new link shows beside the guide: none unless one is chosen. */
export function ShareStrategy({ chosen, onChoose }: Props) {
  const { t } = useLingui()
  const names: Record<StrategyPart, string> = { KEYWORDS: t`키워드`, VOICE: t`말투`, PERSONAS: t`페르소나` }
  return (
    <Stack as="fieldset" gap={1}>
      <legend className={styles.legend}>
        <Trans>전략도 보여 주기</Trans>
      </legend>
      <Note size="small">
        <Trans>글을 써 줄 사람에게 보낼 때 골라 주세요. 고르지 않은 전략은 링크에 나오지 않아요.</Trans>
      </Note>
      <Row gap={6} isWrapped>
        {strategyParts.map((part) => (
          <Checkbox
            key={part}
            checked={chosen.includes(part)}
            onCheck={(isChosen) =>
              onChoose(strategyParts.filter((each) => (each === part ? isChosen : chosen.includes(each))))
            }
          >
            {names[part]}
          </Checkbox>
        ))}
      </Row>
    </Stack>
  )
}
