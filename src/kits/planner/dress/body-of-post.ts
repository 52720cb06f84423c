import { pageLanguage } from '#engine/words/page-language.ts'
import type { Template } from '#kits/design/templates/templates-read.ts'
import type { Body } from '#scene/body/body.ts'
import { dressedBody } from './dressed-body.ts'
import { type PostSource, postOf } from './post-of.ts'
import { sizeOfPost } from './size-of-post.ts'

/** What an entry, or one that is to be made, shows in a template: in the size of its first channel. */
export type DressedPost = PostSource & { readonly channels?: readonly string[] | null }

/** null: the market has no such template any more. */
export function bodyOfPost(
  templates: readonly Template[],
  idTemplate: number,
  post: DressedPost,
): Body | null {
  const template = templates.find((one) => one.idTemplate === idTemplate)
  const words = postOf(post, pageLanguage())
  return template ? dressedBody(template, words, sizeOfPost(post.channels), 'any') : null
}
