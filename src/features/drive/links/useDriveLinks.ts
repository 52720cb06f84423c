import { useCachedRead } from '#engine/reads/useCachedRead.ts'
import { type LinkActs, useLinkActs } from '#kits/links/useLinkActs.ts'
import {
  askNewLink,
  askRevokeLink,
  changeLinks,
  type DriveLink,
  driveLinksRead,
  type NewDriveLink,
} from './drive-link-calls.ts'

export interface DriveLinks extends LinkActs<DriveLink, NewDriveLink> {
  /** Newest first, as the server or else this device has them; null while there are none. */
  readonly links: readonly DriveLink[] | null
}

const calls = {
  idOf: ({ idLink }: DriveLink) => idLink,
  askNew: askNewLink,
  askRevoke: askRevokeLink,
  change: changeLinks,
}

/** The links to files and folders of a brand. */
export function useDriveLinks(idBrand: number | null): DriveLinks {
  const { data, reload } = useCachedRead(driveLinksRead, { brand: idBrand })
  const links = data?._embedded.links ?? null
  return { links, ...useLinkActs<DriveLink, NewDriveLink>(calls, { idBrand, links, reload }) }
}
