/** Zero-width characters and fillers are invisible, but `trim` doesn't remove them. */
const visible = /[^\p{Default_Ignorable_Code_Point}\p{White_Space}\p{Cc}]/u;

export function isBlank(text: string | undefined): boolean {
  return !text || !visible.test(text);
}
