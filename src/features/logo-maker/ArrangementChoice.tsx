import { Trans, useLingui } from '@lingui/react/macro'
import type { LogoGap, LogoSymbolSize } from '#model/documents/logo-editor.ts'
import { Segmented } from '#ui/controls/Segmented.tsx'
import { Row, Stack } from '#ui/Stack.tsx'
import { Text } from '#ui/Text.tsx'

/** As logos are usually laid out. */
const usual = 'USUAL'

interface Arrangement {
  /** Null: as logos are usually laid out. */
  readonly symbolSize: LogoSymbolSize | null
  readonly gap: LogoGap | null
}

interface Props extends Arrangement {
  onChoose: (changed: Arrangement) => void
}

/** How large the symbol of a logo is, and how far from its name. */
export function ArrangementChoice({ symbolSize, gap, onChoose }: Props) {
  const { t } = useLingui()
  return (
    <Row gap={4} isWrapped>
      <Stack gap={1}>
        <Text as="span" tone="soft" size="small" aria-hidden>
          <Trans>심볼 크기</Trans>
        </Text>
        <Segmented<LogoSymbolSize | typeof usual>
          label={t`심볼 크기`}
          options={[
            { value: 'SMALL', label: t`작은 심볼` },
            { value: usual, label: t`보통 심볼` },
            { value: 'LARGE', label: t`큰 심볼` },
          ]}
          value={symbolSize ?? usual}
          onChoose={(size) => onChoose({ gap, symbolSize: size === usual ? null : size })}
        />
      </Stack>
      <Stack gap={1}>
        <Text as="span" tone="soft" size="small" aria-hidden>
          <Trans>심볼과 글자 사이</Trans>
        </Text>
        <Segmented<LogoGap | typeof usual>
          label={t`심볼과 글자 사이`}
          options={[
            { value: 'NARROW', label: t`좁은 사이` },
            { value: usual, label: t`보통 사이` },
            { value: 'WIDE', label: t`넓은 사이` },
          ]}
          value={gap ?? usual}
          onChoose={(wanted) => onChoose({ symbolSize, gap: wanted === usual ? null : wanted })}
        />
      </Stack>
    </Row>
  )
}
