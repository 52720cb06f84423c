import * as account from './account.ts'
import * as ai from './ai.ts'
import * as aiPicture from './ai-picture.ts'
import * as approval from './approval.ts'
import * as brand from './brand.ts'
import * as core from './brand-core.ts'
import * as bundle from './bundle.ts'
import type { Call, CallWithShapes, Shapes } from './call.ts'
import * as campaign from './campaign.ts'
import * as credit from './credit.ts'
import * as design from './design.ts'
import * as directory from './directory.ts'
import * as document from './document.ts'
import * as drive from './drive.ts'
import * as driveLink from './drive-link.ts'
import * as editor from './editor.ts'
import * as favorite from './favorite.ts'
import * as file from './file.ts'
import * as font from './font.ts'
import * as form from './form.ts'
import * as googleDocument from './google-document.ts'
import * as history from './history.ts'
import * as lemonSqueezy from './lemon-squeezy.ts'
import * as logo from './logo.ts'
import * as market from './market.ts'
import * as me from './me.ts'
import * as member from './member.ts'
import * as operator from './operator.ts'
import * as operatorMoney from './operator-money.ts'
import * as operatorPicture from './operator-picture.ts'
import * as operatorSupport from './operator-support.ts'
import * as payment from './payment.ts'
import * as paymentLink from './payment-link.ts'
import * as personality from './personality.ts'
import * as photo from './photo.ts'
import * as positioning from './positioning.ts'
import * as post from './post.ts'
import * as quest from './quest.ts'
import * as reference from './reference.ts'
import * as resumable from './resumable.ts'
import * as secondFactor from './second-factor.ts'
import * as accountShapes from './shapes/account.ts'
import * as aiShapes from './shapes/ai.ts'
import * as aiPictureShapes from './shapes/ai-picture.ts'
import * as approvalShapes from './shapes/approval.ts'
import * as brandShapes from './shapes/brand.ts'
import * as coreShapes from './shapes/brand-core.ts'
import * as bundleShapes from './shapes/bundle.ts'
import * as campaignShapes from './shapes/campaign.ts'
import * as creditShapes from './shapes/credit.ts'
import * as designShapes from './shapes/design.ts'
import * as directoryShapes from './shapes/directory.ts'
import * as documentShapes from './shapes/document.ts'
import * as driveShapes from './shapes/drive.ts'
import * as driveLinkShapes from './shapes/drive-link.ts'
import * as editorShapes from './shapes/editor.ts'
import * as favoriteShapes from './shapes/favorite.ts'
import * as fileShapes from './shapes/file.ts'
import * as fontShapes from './shapes/font.ts'
import * as formShapes from './shapes/form.ts'
import * as googleDocumentShapes from './shapes/google-document.ts'
import * as historyShapes from './shapes/history.ts'
import * as lemonSqueezyShapes from './shapes/lemon-squeezy.ts'
import * as logoShapes from './shapes/logo.ts'
import * as marketShapes from './shapes/market.ts'
import * as meShapes from './shapes/me.ts'
import * as memberShapes from './shapes/member.ts'
import * as operatorShapes from './shapes/operator.ts'
import * as operatorMoneyShapes from './shapes/operator-money.ts'
import * as operatorPictureShapes from './shapes/operator-picture.ts'
import * as operatorSupportShapes from './shapes/operator-support.ts'
import * as paymentShapes from './shapes/payment.ts'
import * as paymentLinkShapes from './shapes/payment-link.ts'
import * as personalityShapes from './shapes/personality.ts'
import * as photoShapes from './shapes/photo.ts'
import * as positioningShapes from './shapes/positioning.ts'
import * as postShapes from './shapes/post.ts'
import * as questShapes from './shapes/quest.ts'
import * as referenceShapes from './shapes/reference.ts'
import * as resumableShapes from './shapes/resumable.ts'
import * as secondFactorShapes from './shapes/second-factor.ts'
import * as shareShapes from './shapes/share.ts'
import * as signInShapes from './shapes/sign-in.ts'
import * as snsShapes from './shapes/sns.ts'
import * as subscriptionShapes from './shapes/subscription.ts'
import * as supportShapes from './shapes/support.ts'
import * as syncShapes from './shapes/sync.ts'
import * as taskShapes from './shapes/task.ts'
import * as templateShapes from './shapes/template.ts'
import * as visualShapes from './shapes/visual.ts'
import * as share from './share.ts'
import * as signIn from './sign-in.ts'
import * as sns from './sns.ts'
import * as subscription from './subscription.ts'
import * as support from './support.ts'
import * as sync from './sync.ts'
import * as task from './task.ts'
import * as template from './template.ts'
import * as visual from './visual.ts'

/** Every call with its shapes. A call that is not here is not served; the contract test compares. */
export const contract: readonly CallWithShapes[] = [
  ...joined(account, accountShapes),
  ...joined(signIn, signInShapes),
  ...joined(me, meShapes),
  ...joined(secondFactor, secondFactorShapes),
  ...joined(brand, brandShapes),
  ...joined(member, memberShapes),
  ...joined(core, coreShapes),
  ...joined(visual, visualShapes),
  ...joined(personality, personalityShapes),
  ...joined(positioning, positioningShapes),
  ...joined(approval, approvalShapes),
  ...joined(font, fontShapes),
  ...joined(favorite, favoriteShapes),
  ...joined(template, templateShapes),
  ...joined(design, designShapes),
  ...joined(file, fileShapes),
  ...joined(resumable, resumableShapes),
  ...joined(drive, driveShapes),
  ...joined(driveLink, driveLinkShapes),
  ...joined(directory, directoryShapes),
  ...joined(photo, photoShapes),
  ...joined(ai, aiShapes),
  ...joined(aiPicture, aiPictureShapes),
  ...joined(document, documentShapes),
  ...joined(history, historyShapes),
  ...joined(share, shareShapes),
  ...joined(sync, syncShapes),
  ...joined(reference, referenceShapes),
  ...joined(post, postShapes),
  ...joined(form, formShapes),
  ...joined(market, marketShapes),
  ...joined(editor, editorShapes),
  ...joined(googleDocument, googleDocumentShapes),
  ...joined(bundle, bundleShapes),
  ...joined(sns, snsShapes),
  ...joined(campaign, campaignShapes),
  ...joined(quest, questShapes),
  ...joined(credit, creditShapes),
  ...joined(payment, paymentShapes),
  ...joined(paymentLink, paymentLinkShapes),
  ...joined(subscription, subscriptionShapes),
  ...joined(lemonSqueezy, lemonSqueezyShapes),
  ...joined(logo, logoShapes),
  ...joined(task, taskShapes),
  ...joined(operator, operatorShapes),
  ...joined(operatorMoney, operatorMoneyShapes),
  ...joined(operatorPicture, operatorPictureShapes),
  ...joined(operatorSupport, operatorSupportShapes),
  ...joined(support, supportShapes),
]

const byName = new Map(contract.map((call) => [call.name, call]))

/** The same call with its shapes. Throws for a call that the contract does not have. */
export function withShapes({ name }: Call): CallWithShapes {
  const found = byName.get(name)
  if (!found) throw new Error(`${name} is not in the contract.`)
  return found
}

/** The calls that a module of shapes needs: one for each of its exported shapes, of the same name. */
type CallsFor<Module> = {
  readonly [Name in keyof Module as Module[Name] extends Shapes ? Name : never]: Call<
    Extract<Module[Name], Shapes>
  >
}

/** Joins by name. Throws when a call has no shapes, or shapes have no call. */
export function joined<Module extends object>(calls: CallsFor<Module>, shapes: Module): CallWithShapes[] {
  const shapesOf = new Map(
    Object.entries(shapes).filter((entry): entry is [string, Shapes] => isShapes(entry[1])),
  )
  const found = Object.entries<unknown>(calls).flatMap(([name, call]) => {
    if (!isCall(call)) return []
    const own = shapesOf.get(name)
    if (!own) throw new Error(`${call.name} has no shapes: export ${name} from shapes, too.`)
    shapesOf.delete(name)
    return [{ ...call, ...own }]
  })
  const [left] = shapesOf.keys()
  if (left !== undefined) throw new Error(`Shapes of ${left} belong to no call.`)
  return found
}

function isCall(candidate: unknown): candidate is Call {
  return typeof candidate === 'object' && candidate !== null && 'method' in candidate && 'access' in candidate
}

function isShapes(candidate: unknown): candidate is Shapes {
  return (
    typeof candidate === 'object' && candidate !== null && 'answer' in candidate && !('_zod' in candidate)
  )
}
