import { useLingui } from '@lingui/react/macro'
import { useFailureMessage } from '#engine/failures/useFailureMessage.ts'
import { useCachedRead } from '#engine/reads/useCachedRead.ts'
import { copyText } from '#ui/overlays/copy-text.ts'
import { showMessage } from '#ui/overlays/show-message.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import {
  addressOf,
  askNewLink,
  askRevokeLink,
  changeLinks,
  type DriveLink,
  driveLinksRead,
  type NewDriveLink,
} from './drive-link-calls.ts'

export interface DriveLinks {
  /** Newest first, as the server or else this device has them; null while there are none. */
  readonly links: readonly DriveLink[] | null
  /** Creates a link and copies it. Failures are shown. */
  create(wanted: NewDriveLink): Promise<void>
  revoke(link: DriveLink): Promise<void>
  copy(link: DriveLink): Promise<void>
}

/** The links to files and folders of a brand. */
export function useDriveLinks(idBrand: number | null): DriveLinks {
  const { t } = useLingui()
  const { data, reload } = useCachedRead(driveLinksRead, { brand: idBrand })
  const links = data?._embedded.links ?? null
  const failureMessage = useFailureMessage()

  async function copy(link: DriveLink): Promise<void> {
    const address = addressOf(link)
    if (address === null) return
    await copyText(address, t`링크를 복사했어요`, t`복사하지 못했어요. 주소를 골라 직접 복사해 주세요.`)
  }

  return {
    links,
    copy,
    async create(wanted) {
      if (idBrand === null) return
      const result = await askNewLink(idBrand, wanted, crypto.randomUUID())
      if (!result.ok) return showMessage(failureMessage(result))
      await changeLinks(idBrand, [result.answer, ...(links ?? [])])
      reload()
      await copy(result.answer)
    },
    async revoke(link) {
      if (idBrand === null) return
      const result = await askRevokeLink(idBrand, link.idLink)
      // NOT_FOUND: another session revoked it already.
      if (!result.ok && result.code !== 'NOT_FOUND') return showMessage(failureMessage(result))
      await changeLinks(idBrand, links?.filter(({ idLink }) => idLink !== link.idLink) ?? [])
      reload()
      showToast({ tone: 'success', text: t`링크를 닫았어요. 이제 아무도 열 수 없어요` })
    },
  }
}
