import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { useShown } from '#features/editor/state/EditorProvider.tsx'
import { contrastOf, ratioText } from '#model/colour/contrast.ts'
import type { Colour } from '#scene/body/body.ts'
import { paletteOf } from '#scene/colour/palette.ts'
import { Segmented } from '#ui/controls/Segmented.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import { Stack } from '#ui/Stack.tsx'
import { Text } from '#ui/Text.tsx'
import { InsertButton } from '../drag/InsertButton.tsx'
import { useInsert } from '../insert/useInsert.ts'
import { enoughForCode, qrLayers, quietZone } from './qr-layers.ts'
import { longestQr, qrPath } from './qr-path.ts'
import styles from './Shapes.module.css'

type Ink = 'ink' | 'main'

/** A QR code of an address, at first of the brand's website; pressed or dragged it comes to the page. */
export function QrForm() {
  const { t } = useLingui()
  const { body, dress } = useShown()
  const insert = useInsert()
  const warning = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const [ink, setInk] = useState<Ink>('ink')
  const address = (typed ?? addressOf(dress.dress.words.website ?? '')).trim()
  const code = qrPath(address)
  const palette = paletteOf(dress.dress)
  const contrast = contrastOf(palette[ink], palette.paper)
  const colour: Colour = `{color.${ink}}`
  const isFaint = contrast < enoughForCode
  const ratio = ratioText(contrast)
  const make = () => (code ? [qrLayers(body, code, { name: t`QR 코드 ${address}`, colour })] : [])
  const box = code && [-quietZone, -quietZone, code.size + 2 * quietZone, code.size + 2 * quietZone].join(' ')
  return (
    <Stack gap={2}>
      <TextField
        label={t`연결할 주소나 글`}
        value={typed ?? address}
        maxLength={longestQr}
        inputMode="url"
        autoComplete="off"
        onText={setTyped}
      />
      <Segmented<Ink>
        label={t`코드의 색`}
        options={[
          { value: 'ink', label: t`글자색` },
          { value: 'main', label: t`메인 컬러` },
        ]}
        value={ink}
        onChoose={setInk}
        isBlock
      />
      {code ? (
        <div className={styles.qr}>
          <InsertButton
            className={styles.code}
            style={{ background: palette.paper }}
            aria-label={t`QR 코드 넣기`}
            aria-describedby={isFaint ? warning : undefined}
            onPress={() => insert(make())}
            onPlace={(point) => insert(make(), point)}
          >
            <svg viewBox={box ?? undefined} aria-hidden>
              <path d={code.d} fill={palette[ink]} />
            </svg>
          </InsertButton>
          {isFaint ? (
            <Text tone="danger" size="small" id={warning} role="status">
              <Trans>색이 옅어서(대비 {ratio}) 휴대전화가 못 읽을 수 있어요. 글자색으로 넣어 보세요.</Trans>
            </Text>
          ) : (
            <Text tone="soft" size="small">
              <Trans>누르면 쪽에 들어가요. 둘레의 여백은 비워 두세요.</Trans>
            </Text>
          )}
        </div>
      ) : (
        <Text tone="soft" size="small">
          <Trans>주소를 적으면 코드가 보여요.</Trans>
        </Text>
      )}
    </Stack>
  )
}

/** As a telephone opens it: a name of a site alone would be a search. */
function addressOf(website: string): string {
  const trimmed = website.trim()
  return trimmed === '' || /^[a-z][a-z\d+.-]*:/i.test(trimmed) ? trimmed : `https://${trimmed}`
}
