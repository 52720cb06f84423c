import type { AiTextRequest } from '#contract/shapes/ai.ts'
import { adJob } from './ad.ts'
import { postJob } from './post.ts'
import { purposeJob } from './purpose.ts'
import { rewriteJob } from './rewrite.ts'
import { storyJob } from './story.ts'
import { taglineJob } from './tagline.ts'
import type { TextJob } from './text-job.ts'
import { translateJob } from './translate.ts'
import { valueJob } from './value.ts'
import { visionJob } from './vision.ts'

/** Throws BAD_REQUEST where answers are missing without which there is nothing to say. */
export function jobOf(request: AiTextRequest): TextJob {
  switch (request.job) {
    case 'story':
      return storyJob(request)
    case 'purpose':
      return purposeJob(request)
    case 'vision':
      return visionJob(request)
    case 'value':
      return valueJob(request)
    case 'tagline':
      return taglineJob(request)
    case 'rewrite':
      return rewriteJob(request)
    case 'translate':
      return translateJob(request)
    case 'post':
      return postJob(request)
    case 'ad':
      return adJob(request)
  }
}
