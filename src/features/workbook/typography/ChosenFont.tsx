import { Trans, useLingui } from '@lingui/react/macro'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { download } from '#engine/browser/download.ts'
import { useOnline } from '#engine/browser/network.ts'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { styleOf } from '#engine/fonts/face-of.ts'
import { useFont } from '#engine/fonts/useFont.ts'
import { isLocal } from '#engine/identity/brand-ref.ts'
import type { FontChoice } from '#model/documents/choices.ts'
import { type FontFamily, fontFamilyOf } from '#model/options/fonts.ts'
import type { FontSample } from '#model/typography/font-sample.ts'
import { Button } from '#ui/controls/Button.tsx'
import { SelectField } from '#ui/controls/SelectField.tsx'
import { Icon } from '#ui/Icon.tsx'
import { showToast } from '#ui/overlays/toasts.ts'
import { Row } from '#ui/Stack.tsx'
import { Text } from '#ui/Text.tsx'
import styles from './Fonts.module.css'
import { useFontWords } from './useFontWords.ts'

interface Props {
  choice: FontChoice
  sample: FontSample
  isLocked: boolean
  onWeight: (family: FontFamily, weight: number) => void
  onClear: () => void
}

/** The chosen family at heading and body size, with a choice of weights. */
export function ChosenFont({ choice, sample, isLocked, onWeight, onClear }: Props) {
  const { t } = useLingui()
  const { nameOf, weightWord } = useFontWords()
  const family = fontFamilyOf(choice.idFontFamily)
  const state = useFont(
    family ? { family, weight: choice.weightValue } : null,
    `${sample.heading}${sample.body}`,
  )
  const take = useDownload()
  if (!family) {
    return (
      <Text tone="soft" size="small">
        <Trans>이 앱이 아직 모르는 글꼴을 쓰고 있어요. 앱을 새로 고치면 보여요.</Trans>
      </Text>
    )
  }
  const look = styleOf({ family, weight: choice.weightValue })
  return (
    <section className={styles.chosen} aria-label={t`고른 글꼴`}>
      <header>
        <b>{nameOf(family)}</b>
        {state === 'failed' && (
          <Text as="span" tone="soft" size="small" role="status">
            <Trans>지금은 불러오지 못해 기본 글꼴로 보여요. 연결되면 다시 불러와요.</Trans>
          </Text>
        )}
      </header>
      <p className={styles.heading} style={look} lang={family.language}>
        {sample.heading}
      </p>
      <p className={styles.body} style={look} lang={family.language}>
        {sample.body}
      </p>
      <Row gap={2} align="center" isWrapped>
        {family.faces.length > 1 && (
          <SelectField
            label={t`굵기`}
            isLabelHidden
            disabled={isLocked}
            options={family.faces.map(({ weightValue }) => ({
              value: String(weightValue),
              label: `${weightWord(weightValue)} ${weightValue}`,
            }))}
            value={String(choice.weightValue)}
            onChoose={(weight) => onWeight(family, Number(weight))}
          />
        )}
        <Button
          icon={<Icon of={Download} />}
          disabledReason={take.refusal ?? undefined}
          reasonAt="beside"
          aria-busy={take.isBusy || undefined}
          onClick={() => void take.start(family)}
        >
          <Trans>글꼴 내려받기</Trans>
        </Button>
        {!isLocked && (
          <Button look="quiet" onClick={onClear}>
            <Trans>고른 것 지우기</Trans>
          </Button>
        )}
      </Row>
    </section>
  )
}

/** Downloads the whole family with its licence from the server. */
function useDownload() {
  const { t } = useLingui()
  const isOnline = useOnline()
  const { brand } = useDocumentView('guide').document
  const [isBusy, setBusy] = useState(false)
  const refusal = isLocal(brand)
    ? t`계정을 만들면 내려받을 수 있어요.`
    : isOnline
      ? null
      : t`인터넷에 연결되면 내려받을 수 있어요.`
  const start = async ({ idFontFamily, slug }: FontFamily) => {
    if (isBusy || isLocal(brand)) return
    setBusy(true)
    const result = await askFamily(brand, idFontFamily)
    setBusy(false)
    if (result?.ok) download(`${slug}.zip`, result.answer)
    else showToast({ tone: 'error', text: result?.message || t`글꼴을 내려받지 못했어요. 다시 눌러 주세요.` })
  }
  return { refusal, isBusy, start }
}

/** null for a client that could not be loaded, which means that there is no network. */
async function askFamily(idBrand: number, idFontFamily: number) {
  try {
    const [{ downloadTypography }, { restBytes }] = await Promise.all([
      import('#contract/visual.ts'),
      import('#engine/rest/rest-bytes.ts'),
    ])
    return await restBytes(downloadTypography, { body: { idFontFamily } }, { idBrand })
  } catch (cause) {
    console.warn('the client that downloads fonts cannot be loaded', cause)
    return null
  }
}
