/** The texts of /pricing, except for those about money, which are `pricingCopy`. */
export const pricingTexts = {
  bill: 'Say how many calls you get. Only the bookings cost anything.',
  months: 'Made-up businesses, real arithmetic.',
  included: 'Every feature, every call, every customer. There’s one price, so there’s no plan to pick.',
} as const;
