import { Trans, useLingui } from '@lingui/react/macro'
import { ProportionBar } from '#features/workbook/colour/ProportionBar.tsx'
import { toSvg } from '#model/draft-logo/drawing.ts'
import { Stack } from '#ui/Stack.tsx'
import { Text } from '#ui/Text.tsx'
import { BeginWithLogo } from './BeginWithLogo.tsx'
import styles from './QuestScreens.module.css'
import { useBrandBorn } from './useBrandBorn.ts'
import { useFirstLogo } from './useFirstLogo.ts'

/** The brand as far as it is answered: its card with a first logo, its palette, three taglines; and a button that keeps them. */
export function BrandBorn() {
  const { t } = useLingui()
  const { name, palette, taglines } = useBrandBorn()
  const logo = useFirstLogo()
  const missing = logo?.missing ?? ''
  return (
    <Stack gap={4}>
      <div className={styles.card}>
        {logo?.drawing ? (
          <img
            src={`data:image/svg+xml,${encodeURIComponent(toSvg(logo.drawing))}`}
            alt={t`${name}의 첫 로고`}
          />
        ) : (
          <b>{name}</b>
        )}
      </div>
      {missing !== '' && (
        <Text tone="soft" size="small">
          <Trans>어떤 글꼴에도 없는 글자는 빼고 그렸어요: {missing}</Trans>
        </Text>
      )}
      {palette ? (
        <ProportionBar palette={palette} />
      ) : (
        <Text tone="soft" size="small">
          <Trans>색을 고르면 여기에 팔레트가 생겨요.</Trans>
        </Text>
      )}
      {taglines.length > 0 ? (
        <ul className={styles.lines} aria-label={t`태그라인 제안`}>
          {taglines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : (
        <Text tone="soft" size="small">
          <Trans>답할수록 태그라인이 하나씩 생겨요.</Trans>
        </Text>
      )}
      {logo && <BeginWithLogo logo={logo} palette={palette} isAside />}
    </Stack>
  )
}
