import { Trans, useLingui } from '@lingui/react/macro'
import { black, contrastOf, white } from '#model/colour/contrast.ts'
import type { Hex } from '#model/colour/oklab.ts'
import { type BrandColourRole, type Palette, usualShares } from '#model/colour/roles.ts'
import { toSvg } from '#model/draft-logo/drawing.ts'
import { Stack } from '#ui/Stack.tsx'
import { Text } from '#ui/Text.tsx'
import styles from './LogoPane.module.css'
import { logoOnGround } from './logo-on-ground.ts'
import type { FirstLogo } from './useFirstLogo.ts'

const order: readonly BrandColourRole[] = ['quaternary', 'main', 'secondary', 'tertiary']

interface Props {
  name: string
  logo: FirstLogo | null
  palette: Palette | null
}

/** The logo on the main colour of the brand, with the palette under it in the shares in which it is used. */
export function LogoPane({ name, logo, palette }: Props) {
  const { t } = useLingui()
  const words: Readonly<Record<BrandColourRole, string>> = {
    main: t`메인 컬러`,
    secondary: t`보조 컬러`,
    tertiary: t`포인트 컬러`,
    quaternary: t`바탕 컬러`,
  }
  const shown = logo?.drawing ? logoOnGround(logo.drawing, palette?.main ?? white) : null
  const ground = shown?.ground ?? palette?.main ?? white
  const missing = logo?.missing ?? ''
  return (
    <Stack gap={2}>
      <div className={styles.show}>
        <div className={styles.pane} style={{ background: ground, color: wordsOn(ground) }}>
          {shown ? (
            <img
              src={`data:image/svg+xml,${encodeURIComponent(toSvg(shown.drawing))}`}
              alt={t`${name}의 첫 로고`}
            />
          ) : (
            <b>{name}</b>
          )}
        </div>
        {palette && (
          <ul className={styles.palette} aria-label={t`팔레트`}>
            {order.map((role) => (
              <li
                key={role}
                style={{
                  background: palette[role],
                  color: wordsOn(palette[role]),
                  flexGrow: usualShares[role],
                }}
              >
                <b>{words[role]}</b>
                <span>{palette[role]}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      {missing !== '' && (
        <Text tone="soft" size="small">
          <Trans>어떤 글꼴에도 없는 글자는 빼고 그렸어요: {missing}</Trans>
        </Text>
      )}
      {!palette && (
        <Text tone="soft" size="small">
          <Trans>색을 고르면 여기에 팔레트가 생겨요.</Trans>
        </Text>
      )}
    </Stack>
  )
}

/** Black or white, whichever stands out more: one of the two always has 4.5:1. */
function wordsOn(ground: Hex): Hex {
  return contrastOf(white, ground) > contrastOf(black, ground) ? white : black
}
