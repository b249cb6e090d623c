import { register } from '../enhancement/register';
import { markForms, onClick, onPageShow, onSubmit } from './enhanced-form';
import { addDismiss } from './shown-message';

register(markForms);
register(addDismiss);
document.addEventListener('submit', onSubmit);
document.addEventListener('click', onClick, true);
window.addEventListener('pageshow', onPageShow);
