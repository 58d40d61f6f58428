/** Returns the address of a profile picture, which everybody may see; null without one. */
export function toProfileUrl(profileFileUid: string | null): string | null {
  return profileFileUid === null ? null : `/file/view?fileUid=${profileFileUid}`;
}
