import { useLingui } from '@lingui/react/macro'
import type { LogoEditorState } from '#model/documents/logo-editor.ts'
import { ThingPicture } from './ThingPicture.tsx'
import styles from './Things.module.css'
import { type ThingKind, thingKinds } from './thing-kinds.ts'
import { bodyOfThing } from './things.ts'
import type { ThingsBrand } from './things-look.ts'
import { useThingsLook } from './useThingsLook.ts'

interface Props {
  brand: ThingsBrand
  /** Null while it is on its way. */
  logo: LogoEditorState | null
}

/** The brand on four things, drawn on this device by the scene that draws designs. */
export default function BrandThings({ brand, logo }: Props) {
  const { t } = useLingui()
  const look = useThingsLook(brand, logo)
  const names: Readonly<Record<ThingKind, string>> = {
    'paper-bag': t`종이 가방`,
    sign: t`간판`,
    'business-card': t`명함`,
    phone: t`휴대전화 화면`,
  }
  return (
    <ul className={styles.things}>
      {thingKinds.map((kind) => {
        const body = bodyOfThing(kind)
        const [page] = body.pages
        return (
          <li key={kind}>
            {look && page ? (
              <ThingPicture body={body} page={page} look={look} />
            ) : (
              <div className={styles.thing} />
            )}
            <span className={styles.name}>{names[kind]}</span>
          </li>
        )
      })}
    </ul>
  )
}
