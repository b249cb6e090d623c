import { brand } from '~/brand';
import { LogoMark } from '~/site/site-header';

export function LogoAnimation() {
  return (
    <button
      type="button"
      aria-label={`${brand.product} logo`}
      className="logo-bell"
      data-enhance="logo-animation"
      data-rings={0}
    >
      <span>
        <LogoMark />
      </span>
    </button>
  );
}
