import { register } from '../enhancement/register';
import { markForms, onPageShow, onSubmit } from './enhanced-form';
import { addDismiss } from './shown-message';

register(markForms);
register(addDismiss);
document.addEventListener('submit', onSubmit);
window.addEventListener('pageshow', onPageShow);
