import { Trans } from '@lingui/react/macro'
import { type ChosenFace, styleOf } from '#engine/fonts/face-of.ts'
import { useFont } from '#engine/fonts/useFont.ts'
import { useFontNames } from '#kits/words/useFontNames.ts'
import { Row } from '#ui/Stack.tsx'
import { Text } from '#ui/Text.tsx'
import styles from './QuestResult.module.css'

/** The font of the name in the logo, by its name as it looks. */
export function LogoFont({ face }: { face: ChosenFace }) {
  const name = useFontNames().nameOf(face.family)
  useFont(face, name)
  return (
    <Row as="p" gap={3} align="baseline" className={styles.font}>
      <Text as="span" tone="soft" size="small">
        <Trans>글꼴</Trans>
      </Text>
      <span style={styleOf(face)} lang={face.family.language}>
        {name}
      </span>
    </Row>
  )
}
