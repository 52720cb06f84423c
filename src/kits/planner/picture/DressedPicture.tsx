import type { ReactNode } from 'react'
import { CardPicture } from '#kits/design/cards/CardPicture.tsx'
import { bodyOfPost, type DressedPost } from '../dress/body-of-post.ts'
import { usePictureScene } from './picture-scene.ts'
import { useSceneTemplates } from './templates-context.ts'

interface Props {
  /** Number of the template. */
  idTemplate: number
  /** An entry, or what one will be made of. */
  post: DressedPost
  /** Shown where the market has no such template any more. */
  absent?: ReactNode
}

/** The words of an entry in a template and the brand's dress; nothing while they are read. */
export default function DressedPicture({ idTemplate, post, absent }: Props) {
  const scene = usePictureScene()
  const templates = useSceneTemplates()
  const body = templates && bodyOfPost(templates, idTemplate, post)
  const [page] = body?.pages ?? []
  if (!scene || !templates) return null
  if (!body || !page) return absent
  const { dress, pictures, studio } = scene
  return <CardPicture body={body} page={page} brand={dress} pictures={pictures} studio={studio} />
}
